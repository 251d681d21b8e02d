import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper';
import { fill } from '@/lib/text/words';
import styles from './pick-line.module.css';
import { useCounterWords } from './use-counter-words';

interface Props {
  most: number;
  onMissing: (count: number) => void;
  onClose: () => void;
}

/** Asks for confirmation, because the shopper is emailed at once. */
export function MissingPieces({ most, onMissing, onClose }: Props) {
  const { pick: words } = useCounterWords();
  const [wanted, setWanted] = useState(most);
  const count = Math.min(Math.max(wanted, 1), most);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.missing}>
      <h4 ref={heading} tabIndex={-1}>
        {words.missingTitle}
      </h4>
      {most > 1 ? (
        <Stepper
          value={count}
          max={most}
          words={{ label: words.missingTitle, less: words.fewer, more: words.more }}
          onLess={() => setWanted(count - 1)}
          onMore={() => setWanted(count + 1)}
          onSet={setWanted}
        />
      ) : null}
      <p className={styles.soft}>{words.missingLead}</p>
      <div className={styles.answer}>
        <Button onClick={() => onMissing(count)}>{fill(words.missingYes, { count })}</Button>
        <Button look="secondary" onClick={onClose}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
