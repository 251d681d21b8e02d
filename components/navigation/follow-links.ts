import { CHECKOUT_PATH } from '@/lib/routes/paths';

interface Pending {
  onStart: (address: string) => void;
  onEnd: () => void;
  /** A link was followed without a connection; one stays where one is. */
  onOffline: () => void;
}

/**
 * Tells when a link is followed to another page of ours, and when that page stands there. Gives the way to stop. What
 * only changes the query is the list's own matter. Silent where the browser does not say that a page has come.
 */
export function followLinks({ onStart, onEnd, onOffline }: Pending): () => void {
  const { navigation } = window;
  if (!navigation) return () => {};
  const stop = new AbortController();
  const { signal } = stop;

  // Next has taken a click when it has prevented what the browser would do; React's listener stands before this one.
  const onClick = (event: MouseEvent) => {
    const address = leadsTo(event.target);
    if (address && event.defaultPrevented) onStart(address);
  };

  // Before Next, which would answer with the browser's own page for no connection (rule 8.7: one stays on the route).
  const beforeClick = (event: MouseEvent) => {
    if (navigator.onLine || event.ctrlKey || event.metaKey || !leadsTo(event.target)) return;
    event.preventDefault();
    onOffline();
  };

  window.addEventListener('click', beforeClick, { signal, capture: true });
  document.addEventListener('click', onClick, { signal });
  window.addEventListener('popstate', onEnd, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onEnd(), { signal });
  navigation.addEventListener('currententrychange', onEnd, { signal });
  return () => stop.abort();
}

/** The address of another page of ours that a click means. The cart's link is not one: it opens the drawer. */
function leadsTo(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  const elsewhere = origin === window.location.origin && pathname !== window.location.pathname;
  return elsewhere && pathname !== CHECKOUT_PATH ? `${pathname}${search}` : undefined;
}
