import { type Desk, pickOf } from '@/lib/counter/desk';
import type { WaitingAct } from '@/lib/counter/waiting-acts';
import { fill } from '@/lib/text/words';
import { type CounterWords, useCounterWords } from './counter-words';
import styles from './net-note.module.css';

interface Props {
  waiting: readonly WaitingAct[];
  reached: boolean;
  desk: Desk;
}

/** What has been done here and not yet in the shop, and whether the shop can be reached. */
export function NetNote({ waiting, reached, desk }: Props) {
  const words = useCounterWords();
  const count = waiting.length;
  return (
    <div className={styles.place}>
      <p role="status" className={reached ? 'visually-hidden' : styles.note}>
        {reached ? '' : words.net.offline}
      </p>
      {count > 0 ? (
        <details className={styles.waiting}>
          <summary>{fill(reached ? words.net.sending : words.net.waiting, { count })}</summary>
          <ol>
            {waiting.map((one) => (
              <li key={one.key}>{actText(one, desk, words)}</li>
            ))}
          </ol>
        </details>
      ) : null}
    </div>
  );
}

/** What was done, in words: 'NV-100001: 2 av Skalljakke plukket'. */
export function actText({ act, number, pick }: WaitingAct, desk: Desk | undefined, { acts }: CounterWords): string {
  if (act.act === 'hand-over') return fill(acts.handOver, { number });
  if (act.act !== 'pick' && act.act !== 'missing') return fill(acts[act.act], { number });
  const line = desk && pickOf(desk, pick)?.lines.find(({ ean }) => ean === act.ean);
  return fill(acts[act.act], { number, count: act.count, name: line?.name ?? acts.goods });
}
