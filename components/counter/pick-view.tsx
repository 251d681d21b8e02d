import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import type { CounterPick } from '@/lib/contracts/counter';
import { hasLeft } from '@/lib/counter/pick';
import type { WaitingAction } from '@/lib/counter/waiting-actions';
import { PickActions } from './pick-actions';
import { PickDetails } from './pick-details';
import { PickLine } from './pick-line';
import styles from './pick-view.module.css';
import { PlaceFrame } from './place-frame';
import { readPick } from './queries';
import { Refusals } from './refusals';
import { useCounterWords } from './use-counter-words';

interface Props {
  id: number;
  /** As it stands when what waits has been taken; undefined while it is looked up. */
  pick: CounterPick | undefined;
  listed: boolean;
  acts: readonly WaitingAction[];
}

/** One shop's part of an order: its lines to pick, and under the thumb what is done with it next. */
export function PickView({ id, pick, listed, acts }: Props) {
  const { pick: words } = useCounterWords();
  const gone = useLookup(id, listed);

  return (
    <PlaceFrame id="plukk" number={pick?.number} unknown={gone ? words.gone : words.reading}>
      {pick ? (
        <>
          <PickDetails pick={pick} />
          <div>
            <Refusals pick={id} acts={acts} />
            <h3 className="visually-hidden">{words.goods}</h3>
            <ul className={styles.lines}>
              {pick.lines.map((line) => (
                <li key={line.ean}>
                  <PickLine pick={pick} line={line} />
                </li>
              ))}
            </ul>
          </div>
          <PickActions key={pick.state} pick={pick} isOver={hasLeft(pick)} />
        </>
      ) : null}
    </PlaceFrame>
  );
}

/** What is in no list is asked for by itself; true when there is no such pick in this shop. */
function useLookup(id: number, listed: boolean): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (listed) return;
    readPick(id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) setGone(true);
    });
  }, [id, listed]);
  return gone;
}
