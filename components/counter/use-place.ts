import { useSyncExternalStore } from 'react';
import { hashOf, type Place, placeOf } from '@/lib/counter/place';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** How many places have been opened from the list, so that leaving one is going back. */
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

/** Returns what is open, by the address. */
export function usePlace(): Place {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
  return placeOf(hash);
}
