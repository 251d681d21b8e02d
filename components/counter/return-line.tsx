import { Stepper } from '@/components/ui/stepper';
import type { ExpectedReturn } from '@/lib/contracts/counter';
import { fill } from '@/lib/text/words';
import styles from './return-line.module.css';
import { useCounterWords } from './use-counter-words';

interface Props {
  line: ExpectedReturn['lines'][number];
  came: number;
  resell: number;
  onCame: (value: number) => void;
  onResell: (value: number) => void;
}

export function ReturnLine({ line: { ean, name, color, size, count }, came, resell, onCame, onResell }: Props) {
  const { returns: words } = useCounterWords();
  return (
    <div className={styles.line}>
      <span className={styles.text}>
        <strong>{name}</strong>
        <span className={styles.soft}>{[size, color].filter(Boolean).join(' · ')}</span>
        <span className={styles.soft}>{ean}</span>
      </span>
      <div className={styles.counts}>
        <Pieces text={words.came} label={fill(words.cameOf, { name })} value={came} max={count} onValue={onCame} />
        <Pieces
          text={words.resell}
          label={fill(words.resellOf, { name })}
          value={resell}
          max={came}
          onValue={onResell}
        />
      </div>
    </div>
  );
}

interface PiecesProps {
  text: string;
  label: string;
  value: number;
  max: number;
  onValue: (value: number) => void;
}

function Pieces({ text, label, value, max, onValue }: PiecesProps) {
  const { returns: words, pick } = useCounterWords();
  const set = (wanted: number) => onValue(Math.min(Math.max(wanted, 0), max));
  return (
    <div className={styles.pieces}>
      <span>{text}</span>
      <span className={styles.count}>
        <Stepper
          value={value}
          min={0}
          max={max}
          words={{ label, less: pick.fewer, more: pick.more }}
          onLess={() => set(value - 1)}
          onMore={() => set(value + 1)}
          onSet={set}
        />
        <span>{fill(words.of, { count: max })}</span>
      </span>
    </div>
  );
}
