import { useState, useSyncExternalStore } from 'react';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useFocus } from '@/components/ui/use-focus';
import { hashOf, type Place, placeOf } from '@/lib/counter/place';
import styles from './pick-view.module.css';
import { useCounterWords } from './use-counter-words';

interface Props {
  id: string;
  /** Undefined while it is unknown or gone. */
  number: string | undefined;
  /** Shown without a number. */
  unknown: string;
  children: Elements;
}

/** Frames what is open, with a way back to the list; its number takes the focus. */
export function PlaceFrame({ id, number, unknown, children }: Props) {
  const { pick: words } = useCounterWords();
  const isKnown = number !== undefined;
  const heading = useFocus(isKnown);

  return (
    <article className={styles.view} aria-labelledby={id}>
      <button type="button" className={styles.back} onClick={leavePlace}>
        <Icon name="back" size={20} />
        <span>{words.back}</span>
      </button>
      {isKnown ? (
        <>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.number}>
            {number}
          </h2>
          {children}
        </>
      ) : (
        <p role="status" id={id}>
          {unknown}
        </p>
      )}
    </article>
  );
}

/** Says what was done, with a way back to the list. Takes the focus, as the pressed button is gone. */
export function DoneNote({ text }: { text: string }) {
  const { pick: words } = useCounterWords();
  const note = useFocus<HTMLParagraphElement>();
  return (
    <>
      <p ref={note} tabIndex={-1} role="status">
        {text}
      </p>
      <Button wide onClick={leavePlace}>
        {words.back}
      </Button>
    </>
  );
}

/** Returns the last value, which stays while the list drops it. */
export function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** Places opened from the list: leaving one of them is going back. */
let opened = 0;

export function openPlace(place: NonNullable<Place>) {
  const hash = hashOf(place);
  if (window.location.hash === hash) return;
  opened += 1;
  window.location.hash = hash;
}

export function leavePlace() {
  if (opened > 0) {
    opened -= 1;
    window.history.back();
  } else window.location.hash = '';
}

export function usePlace(): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return placeOf(hash);
}
