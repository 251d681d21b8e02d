import { useEffect, useRef } from 'react';
import type { Elements } from '@/components/elements';
import { fill } from '@/lib/text/words';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-flow';

interface Props {
  title: string;
  step?: number;
  words: Pick<WithdrawalWords, 'step'>;
  children?: Elements;
}

/** The heading of a step that has just come into view takes the focus, so that it is read out. */
export function StepHeading({ title, step, words, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (step !== 1) heading.current?.focus();
  }, [step]);
  return (
    <div>
      {step ? <p className={styles.step}>{fill(words.step, { step })}</p> : null}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}
