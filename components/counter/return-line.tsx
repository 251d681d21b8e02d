import { Stepper } from '@/components/ui/stepper';
import type { ExpectedReturn } from '@/lib/contracts/counter';
import { fill } from '@/lib/text/words';
import { useCounterWords } from './counter-words';
import styles from './return-line.module.css';

interface Props {
  line: ExpectedReturn['lines'][number];
  /** How many can be sold again. */
  value: number;
  onValue: (value: number) => void;
}

export function ReturnLine({ line: { ean, name, color, size, count }, value, onValue }: Props) {
  const { returns: words, pick } = useCounterWords();
  const set = (wanted: number) => onValue(Math.min(Math.max(wanted, 0), count));
  return (
    <div className={styles.line}>
      <span className={styles.text}>
        <strong>{name}</strong>
        <span className={styles.soft}>{[size, color].filter(Boolean).join(' · ')}</span>
        <span className={styles.soft}>{ean}</span>
      </span>
      <span className={styles.count}>
        <Stepper
          value={value}
          min={0}
          max={count}
          words={{ label: fill(words.resellOf, { name }), less: pick.fewer, more: pick.more }}
          onLess={() => set(value - 1)}
          onMore={() => set(value + 1)}
          onSet={set}
        />
        {fill(words.of, { count })}
      </span>
    </div>
  );
}
