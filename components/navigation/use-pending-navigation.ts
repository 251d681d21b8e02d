import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useAlerts } from '@/components/ui/use-alerts';
import { useWords } from '@/components/words';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { pendingNavigation } from './store';

/**
 * The page of ours a link was followed to, until it stands there; undefined otherwise. What only changes the query is
 * the list's own matter. Silent where the browser does not say that a page has come.
 */
export function usePendingNavigation(): string | undefined {
  const { offline } = useWords('alerts');
  const alerts = useAlerts();
  const router = useRouter();
  const [pending, setPending] = useState<string>();

  useEffect(() => {
    const { navigation } = window;
    if (!navigation) return;
    const stop = new AbortController();
    const { signal } = stop;
    // The page asked for last without a connection.
    let waiting: string | undefined;

    // Next has taken a click when it has prevented what the browser would do; React's listener stands before this one.
    const onClick = (event: MouseEvent) => {
      const address = leadsTo(event.target);
      if (!address || !event.defaultPrevented || address === waiting) return;
      pendingNavigation.begin(address);
      setPending(address);
    };

    // Before Next, which would answer with the browser's own page for no connection (rule 8.7: one stays on the route).
    const beforeClick = (event: MouseEvent) => {
      if (navigator.onLine || event.ctrlKey || event.metaKey || isKept(event.target)) return;
      const address = leadsTo(event.target);
      if (!address) return;
      event.preventDefault();
      waiting = address;
      alerts.push({ type: 'warning', text: offline });
    };

    const onOnline = () => {
      if (waiting === undefined) return;
      pendingNavigation.begin(waiting);
      setPending(waiting);
      router.push(waiting);
      waiting = undefined;
    };

    const onEnd = () => {
      waiting = undefined;
      pendingNavigation.end();
      setPending(undefined);
    };

    window.addEventListener('click', beforeClick, { signal, capture: true });
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('online', onOnline, { signal });
    window.addEventListener('popstate', onEnd, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && onEnd(), { signal });
    navigation.addEventListener('currententrychange', onEnd, { signal });
    return () => stop.abort();
  }, [alerts, offline, router]);

  return pending;
}

/** A page that the device itself has needs no connection. */
const isKept = (target: EventTarget | null) => target instanceof Element && target.closest('a[data-kept]') !== null;

/** The address of another page of ours that a click means. The cart's link is not one: it opens the drawer. */
function leadsTo(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target) return undefined;
  const { origin, pathname, search } = new URL(link.href);
  const elsewhere = origin === window.location.origin && pathname !== window.location.pathname;
  return elsewhere && pathname !== CHECKOUT_PATH ? `${pathname}${search}` : undefined;
}
