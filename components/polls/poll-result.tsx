import { Button } from '@/components/ui/button';
import { useWords } from '@/components/words';
import type { PollAnswer, PollQuestion } from '@/lib/contracts/polls';
import { splitByWeight } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import styles from './poll-card.module.css';

interface Props {
  question: PollQuestion;
  answers: PollAnswer[];
  onNext: (() => void) | undefined;
}

/** How it stands, which answer was one's own, and which is right where one is. Never by colour alone. */
export function PollResult({ question, answers, onNext }: Props) {
  const words = useWords('polls');
  const rows = question.options.map((option) => ({
    ...option,
    answer: answers.find((one) => one.optionId === option.id),
  }));
  const votes = answers.reduce((sum, one) => sum + one.count, 0);
  const percents = splitByWeight(
    votes === 0 ? 0 : 100,
    rows.map((row) => row.answer?.count ?? 0),
  );
  const own = answers.find((one) => one.chosen);
  return (
    <div className={styles.form}>
      {own && own.correct !== null ? (
        <p role="status" className={styles.verdict}>
          {own.correct ? words.right : words.wrong}
        </p>
      ) : (
        <p role="status" className={styles.verdict}>
          {words.done}
        </p>
      )}
      <ul className={styles.options}>
        {rows.map((row, i) => (
          <li key={row.id} className={`${styles.result} ${row.answer?.correct ? styles.correct : ''}`}>
            <span className={styles.bar} style={{ width: `${percents[i] ?? 0}%` }} aria-hidden="true" />
            <span className={styles.text}>
              <span>{row.text}</span>
              {row.answer?.correct ? <strong>{` ${words.correct}`}</strong> : null}
              {row.answer?.chosen ? <span className={styles.own}>{` ${words.yours}`}</span> : null}
            </span>
            <span className="numbers">{fill(words.share, { percent: percents[i] ?? 0 })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.votes}>{fill(words.votes, { count: votes })}</p>
      {onNext ? (
        <Button look="secondary" onClick={onNext}>
          {words.next}
        </Button>
      ) : null}
    </div>
  );
}
