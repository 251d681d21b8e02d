import { useEffect, useState } from 'react';
import { linkedPage } from '@/lib/routes/followed-link';
import { pendingNavigation, waitingNavigation } from './store';

/** What the clicked card of an article shows, for the outline of its page. */
export interface CarriedCard {
  name: string;
  brand: string;
  /** Copied from the card, with its styles. */
  price: string;
  picture: string | undefined;
  /** It has no ground to fade into (lib/pictures/pictures.ts). */
  fills: boolean;
}

export interface PendingNavigation {
  address: string;
  card?: CarriedCard | undefined;
}

function cardOf(link: HTMLAnchorElement): CarriedCard | undefined {
  const card = link.closest('article');
  const heading = link.closest('h2, h3');
  if (!card || !heading) return undefined;
  const shot = card.querySelector('img');
  return {
    name: heading.textContent ?? '',
    brand: heading.previousElementSibling?.textContent ?? '',
    price: heading.nextElementSibling?.outerHTML ?? '',
    picture: shot?.currentSrc || undefined,
    fills: shot?.dataset.fills !== undefined,
  };
}

/** Returns the page a link was followed to, until it is shown; ignores the query. Needs the Navigation API. */
export function usePendingNavigation(): PendingNavigation | undefined {
  const [pending, setPending] = useState<PendingNavigation>();

  useEffect(() => {
    const { navigation } = window;
    if (!navigation) return;
    const stop = new AbortController();
    const { signal } = stop;

    const begin = (address: string, card?: CarriedCard) => {
      pendingNavigation.begin(address);
      setPending({ address, card });
    };

    // A prevented click is one that Next follows; React's listener runs before this one.
    const onClick = (event: MouseEvent) => {
      const link = linkedPage(event.target);
      if (!link || !event.defaultPrevented) return;
      begin(`${link.pathname}${link.search}`, cardOf(link));
    };

    const onOnline = () => {
      const [address] = waitingNavigation.address()?.split('#') ?? [];
      if (address !== undefined) begin(address);
    };

    const onEnd = () => {
      waitingNavigation.end();
      pendingNavigation.end();
      setPending(undefined);
    };

    document.addEventListener('click', onClick, { signal });
    window.addEventListener('online', onOnline, { signal });
    window.addEventListener('popstate', onEnd, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && onEnd(), { signal });
    navigation.addEventListener('currententrychange', onEnd, { signal });
    navigation.addEventListener('navigateerror', onEnd, { signal });
    return () => stop.abort();
  }, []);

  return pending;
}
