import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { CountStepper } from '@/components/ui/stepper';
import text from '@/components/ui/text.module.css';
import { useFocus } from '@/components/ui/use-focus';
import type { CounterPick, PickLine as Line } from '@/lib/contracts/counter';
import { leftToPick, piecesToLeave } from '@/lib/counter/pick';
import { fill } from '@/lib/text/words';
import { perform } from './actions';
import foot from './pick-actions.module.css';
import styles from './pick-line.module.css';
import { useCounterWords } from './use-counter-words';

/** Picks one piece per tap. */
export function PickLine({ pick, line }: { pick: CounterPick; line: Line }) {
  const { pick: words } = useCounterWords();
  const [asking, setAsking] = useState(false);
  const { name, size, picked } = line;
  const toLeave = piecesToLeave(line);
  const left = leftToPick(line);
  const open = pick.state === 'waiting' || pick.state === 'picking';
  const put = (count: number) => void perform(pick, { act: 'pick', ean: line.ean, count });

  return (
    <div className={styles.line} data-done={left === 0}>
      <button
        type="button"
        className={styles.tap}
        disabled={!open}
        aria-disabled={left === 0}
        onClick={() => {
          if (left > 0) put(picked + 1);
        }}
      >
        <span className="visually-hidden">{left > 0 ? words.tap : toLeave > 0 ? words.done : ''}</span>
        <LineFacts line={line} />
        <span className={styles.count}>
          {left === 0 && toLeave > 0 ? <Icon name="check" size={28} /> : null}
          <span>{toLeave > 0 ? fill(words.of, { picked, count: toLeave }) : words.off}</span>
        </span>
      </button>
      <div className={styles.actions}>
        <Lost line={line} />
        {open && picked > 0 ? (
          <button
            type="button"
            className={styles.action}
            aria-label={fill(words.less, { name, size })}
            onClick={() => put(picked - 1)}
          >
            <Icon name="minus" />
          </button>
        ) : null}
        {open && left > 0 ? (
          <button
            type="button"
            className={styles.action}
            aria-expanded={asking}
            aria-label={fill(words.missingLabel, { name, size })}
            onClick={() => setAsking(!asking)}
          >
            {words.missing}
          </button>
        ) : null}
      </div>
      {open && asking && left > 0 ? (
        <MissingPieces
          most={left}
          onClose={() => setAsking(false)}
          onMissing={(count) => {
            setAsking(false);
            void perform(pick, { act: 'missing', ean: line.ean, count: line.missing + count });
          }}
        />
      ) : null}
    </div>
  );
}

const LAST_DIGITS = 4;

function LineFacts({ line }: { line: Line }) {
  const { pick: words } = useCounterWords();
  return (
    <>
      <Picture src={line.image} alt="" width={88} height={110} sizes="5.5rem" className={styles.picture} />
      <span className={styles.text}>
        <span className={styles.name}>{line.name}</span>
        <span>
          <span className={styles.size}>{line.size}</span>
          <span>{` ${line.color}`}</span>
        </span>
        <span className={text.soft}>{line.brand}</span>
        <span className={styles.ean}>
          <span>{line.ean.slice(0, -LAST_DIGITS)}</span>
          <b>{line.ean.slice(-LAST_DIGITS)}</b>
        </span>
        <span className={text.soft}>{fill(words.shelf, { count: line.onShelf })}</span>
      </span>
    </>
  );
}

function Lost({ line: { missing, withdrawn } }: { line: Line }) {
  const { pick: words } = useCounterWords();
  if (missing === 0 && withdrawn === 0) return null;
  return (
    <p className={styles.lost}>
      {missing > 0 ? <span>{fill(words.missingCount, { count: missing })}</span> : null}
      {withdrawn > 0 ? <span>{fill(words.withdrawn, { count: withdrawn })}</span> : null}
    </p>
  );
}

interface Props {
  most: number;
  onMissing: (count: number) => void;
  onClose: () => void;
}

/** Asks for confirmation, because the shopper is emailed at once. */
function MissingPieces({ most, onMissing, onClose }: Props) {
  const { pick: words } = useCounterWords();
  const [lost, setLost] = useState(most);
  const count = Math.min(lost, most);
  const heading = useFocus();
  return (
    <div className={styles.missing}>
      <h4 ref={heading} tabIndex={-1}>
        {words.missingTitle}
      </h4>
      {most > 1 ? (
        <CountStepper
          value={count}
          max={most}
          words={{ label: words.missingTitle, less: words.fewer, more: words.more }}
          onSet={setLost}
        />
      ) : null}
      <p className={text.soft}>{words.missingLead}</p>
      <div className={foot.answer}>
        <Button onClick={() => onMissing(count)}>{fill(words.missingYes, { count })}</Button>
        <Button look="secondary" onClick={onClose}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
