import { type KeyboardEvent, useState } from 'react';
import { forgiven } from '@/lib/forms/forgiven';
import { Icon } from './icon';
import styles from './stepper.module.css';

/** More digits than any count has. */
const MOST_DIGITS = 3;

interface Props {
  value: number;
  min?: number;
  max: number;
  words: { label: string; less: string; more: string };
  describedBy?: string;
  /** Callbacks step instead of setting a value: ten fast clicks are ten steps, whatever is rendered in between. */
  onLess: () => void;
  onMore: () => void;
  onSet: (value: number) => void;
}

/** A count: two buttons and a field. A disabled button keeps the focus. */
export function Stepper({ value, min = 1, max, words, describedBy, onLess, onMore, onSet }: Props) {
  const [typed, setTyped] = useState<string>();

  const commit = () => {
    const count = Number.parseInt(typed ?? '', 10);
    // The rule may set another count than was typed, or the same as before.
    setTyped(undefined);
    if (Number.isInteger(count) && count !== value) onSet(count);
  };
  const step = (action: () => void) => () => {
    setTyped(undefined);
    action();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = { Enter: commit, ArrowUp: step(onMore), ArrowDown: step(onLess) }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        className={styles.step}
        aria-label={words.less}
        aria-disabled={value <= min}
        onClick={onLess}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.value}
        aria-label={words.label}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(forgiven('amount', event.target.value).replace(/\D/g, '').slice(0, MOST_DIGITS))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={words.more}
        aria-describedby={describedBy}
        aria-disabled={value >= max}
        onClick={onMore}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

type CountProps = Omit<Props, 'onLess' | 'onMore'>;

/** A stepper of a value that its owner holds, kept within its limits. */
export function CountStepper({ onSet, ...rest }: CountProps) {
  const { value, min = 1, max } = rest;
  const set = (count: number) => onSet(Math.min(Math.max(count, min), max));
  return <Stepper {...rest} onLess={() => set(value - 1)} onMore={() => set(value + 1)} onSet={set} />;
}
