'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isReachable, seemsOffline } from '@/components/connection';
import { followedLink, linkedPage } from '@/lib/routes/followed-link';
import { waitingNavigation } from './store';
import { useEarlyPresses } from './use-early-presses';
import { useStay } from './use-go-to';

/** Follows links in `data-follow` as Next's Link does, with one listener; keeps links from the offline page (rule 8.7). */
export function ClientNavigation() {
  const router = useRouter();
  const stay = useStay();
  const path = usePathname();
  useEarlyPresses();

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;

    let tried: HTMLAnchorElement | undefined;
    // Runs before other listeners; clicks the link again once the shop is reachable.
    const beforeClick = async (event: MouseEvent) => {
      if (!seemsOffline() || event.ctrlKey || event.metaKey) return;
      const link = linkedPage(event.target);
      if (!link || link === tried || link.closest('[data-kept]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(await isReachable())) return stay(`${link.pathname}${link.search}${link.hash}`);
      tried = link;
      link.click();
      tried = undefined;
    };

    const onClick = (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-follow]')) return;
      const followed = followedLink(event);
      if (!followed) return;
      event.preventDefault();
      router.push(followed);
    };

    const onOnline = () => {
      const address = waitingNavigation.address();
      if (address !== undefined) router.push(address);
    };

    window.addEventListener('click', beforeClick, { signal, capture: true });
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('online', onOnline, { signal });
    return () => stop.abort();
  }, [router, stay]);

  useEffect(() => waitingNavigation.end(), [path]);
  return null;
}
