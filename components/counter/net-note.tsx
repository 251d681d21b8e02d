import { useStored } from '@/components/browser-store';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
import { useFocus } from '@/components/ui/use-focus';
import { type Desk, pickOf } from '@/lib/counter/desk';
import { refusedOf, type WaitingAction } from '@/lib/counter/waiting-actions';
import { fill } from '@/lib/text/words';
import { dismiss } from './actions';
import styles from './net-note.module.css';
import view from './pick-view.module.css';
import { deskStore } from './store';
import { type CounterWords, useCounterWords } from './use-counter-words';

interface Props {
  waiting: readonly WaitingAction[];
  /** Actions of people who are no longer logged in here. */
  others: readonly WaitingAction[];
  reached: boolean;
  desk: Desk;
}

/** Lists actions not sent yet, and says whether the shop can be reached. */
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
        <ActionList
          actions={waiting}
          title={fill(reached ? words.net.sending : words.net.waiting, { count })}
          desk={desk}
        />
      ) : null}
      {people.map((name) => {
        const actions = others.filter(({ person }) => person === name);
        return (
          <ActionList
            key={name}
            actions={actions}
            title={fill(words.net.others, { count: actions.length, name })}
            desk={desk}
          />
        );
      })}
    </div>
  );
}

function ActionList({ actions, title, desk }: { actions: readonly WaitingAction[]; title: string; desk: Desk }) {
  const words = useCounterWords();
  return (
    <Fold title={<span>{title}</span>} className={styles.waiting}>
      <ol>
        {actions.map((one) => (
          <li key={one.key}>{actionText(one, desk, words)}</li>
        ))}
      </ol>
    </Fold>
  );
}

/** Describes an action: 'AB-100001: 2 av Skalljakke plukket'. */
function actionText(
  { act, number, pick }: WaitingAction,
  desk: Desk | undefined,
  { acts: texts }: CounterWords,
): string {
  if (act.act === 'hand-over') return fill(texts.handOver, { number });
  if (act.act !== 'pick' && act.act !== 'missing') return fill(texts[act.act], { number });
  const line = desk && pickOf(desk, pick)?.lines.find(({ ean }) => ean === act.ean);
  return fill(texts[act.act], { number, count: act.count, name: line?.name ?? texts.goods });
}

/** Shows refused actions until they have been read. */
export function Refusals({ pick, actions }: { pick: number; actions: readonly WaitingAction[] }) {
  const words = useCounterWords();
  const { value: desk } = useStored(deskStore);
  const refused = refusedOf(actions, pick);
  const count = refused.length;
  const box = useFocus<HTMLDivElement>(count);
  return (
    <div role="alert">
      {count > 0 ? (
        <div ref={box} tabIndex={-1} className={view.refused}>
          <h3>{words.refused.title}</h3>
          <ul>
            {refused.map((one) => (
              <li key={one.key}>{actionText(one, desk, words)}</li>
            ))}
          </ul>
          <p>{refused[0]?.refusal}</p>
          <p>{words.refused.lead}</p>
          <Button look="secondary" onClick={() => dismiss(pick)}>
            {words.refused.read}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
