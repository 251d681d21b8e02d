import { Fold } from '@/components/ui/fold';
import { type Desk, pickOf } from '@/lib/counter/desk';
import type { WaitingAction } from '@/lib/counter/waiting-actions';
import { fill } from '@/lib/text/words';
import styles from './net-note.module.css';
import { type CounterWords, useCounterWords } from './use-counter-words';

interface Props {
  waiting: readonly WaitingAction[];
  /** Actions of people who are no longer logged in here. */
  others: readonly WaitingAction[];
  reached: boolean;
  desk: Desk;
}

/** What has been done here and not yet in the shop, and whether the shop can be reached. */
export function NetNote({ waiting, others, reached, desk }: Props) {
  const words = useCounterWords();
  const count = waiting.length;
  const people = [...new Set(others.map(({ person }) => person))];
  return (
    <div className={styles.place}>
      <p role="status" className={reached ? 'visually-hidden' : styles.note}>
        {reached ? '' : words.net.offline}
      </p>
      {count > 0 ? (
        <Acts acts={waiting} title={fill(reached ? words.net.sending : words.net.waiting, { count })} desk={desk} />
      ) : null}
      {people.map((name) => {
        const acts = others.filter(({ person }) => person === name);
        return <Acts key={name} acts={acts} title={fill(words.net.others, { count: acts.length, name })} desk={desk} />;
      })}
    </div>
  );
}

function Acts({ acts, title, desk }: { acts: readonly WaitingAction[]; title: string; desk: Desk }) {
  const words = useCounterWords();
  return (
    <Fold title={<span>{title}</span>} className={styles.waiting}>
      <ol>
        {acts.map((one) => (
          <li key={one.key}>{actText(one, desk, words)}</li>
        ))}
      </ol>
    </Fold>
  );
}

/** Describes an action: 'NV-100001: 2 av Skalljakke plukket'. */
export function actText({ act, number, pick }: WaitingAction, desk: Desk | undefined, { acts }: CounterWords): string {
  if (act.act === 'hand-over') return fill(acts.handOver, { number });
  if (act.act !== 'pick' && act.act !== 'missing') return fill(acts[act.act], { number });
  const line = desk && pickOf(desk, pick)?.lines.find(({ ean }) => ean === act.ean);
  return fill(acts[act.act], { number, count: act.count, name: line?.name ?? acts.goods });
}
