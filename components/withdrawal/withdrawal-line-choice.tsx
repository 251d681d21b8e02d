import { useId } from 'react';
import { Picture } from '@/components/ui/picture';
import { Stepper } from '@/components/ui/stepper';
import type { WithdrawalLine } from '@/lib/contracts/withdrawals';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { WithdrawalWords } from './withdrawal-flow';
import styles from './withdrawal-line-choice.module.css';

interface Props {
  words: WithdrawalWords['choose'];
  line: WithdrawalLine;
  /** 0: kept. */
  count: number;
  onCount: (count: number) => void;
}

export function WithdrawalLineChoice({ words, line, count, onCount }: Props) {
  const id = useId();
  const { left, bought, name } = line;
  const within = (wanted: number) => onCount(Math.min(Math.max(wanted, 1), left));
  return (
    <div className={styles.line} data-gone={left === 0}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={count > 0}
        disabled={left === 0}
        onChange={(event) => onCount(event.target.checked ? left : 0)}
      />
      <Picture src={line.image} alt="" width={56} height={70} sizes="3.5rem" className={styles.picture} />
      <div className={styles.text}>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        <span className={styles.detail}>{[line.brand, line.color, line.size].filter(Boolean).join(' · ')}</span>
        <span className={styles.detail}>
          {[
            fill(words.of, { count: bought, price: formatPrice(line.unitPrice) }),
            left === 0 ? words.gone : left < bought ? fill(words.left, { left, bought }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {line.food && left > 0 ? <span className={styles.detail}>{words.food}</span> : null}
        {left > 1 && count > 0 ? (
          <div className={styles.count}>
            <Stepper
              value={count}
              max={left}
              words={{
                label: fill(words.count, { name }),
                less: fill(words.less, { name }),
                more: fill(words.more, { name }),
              }}
              onLess={() => within(count - 1)}
              onMore={() => within(count + 1)}
              onSet={within}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
