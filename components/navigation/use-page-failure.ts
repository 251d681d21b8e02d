'use client';

import { useEffect, useState } from 'react';
import { isChunkFailure, recoveryAddress, routeIn } from '@/lib/routes/navigation-failure';
import { currentAddress, lastVisits, pendingNavigation } from './store';

/** For the next page: components/ui/alert-root.tsx reads and clears it. */
function leaveAlert() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = 'shopAlert=page_failed; path=/; max-age=30; samesite=lax';
}

/**
 * What a page that failed does (rule 8.7). A part of the script that could not be had: one full load of the same page.
 * A link that was followed: back to where one was, with an alert. Otherwise one sees the error page. Gives where it
 * leads on to, once known.
 */
export function usePageFailure(error: Error & { digest?: string }): string | undefined {
  const [way, setWay] = useState<string>();
  useEffect(() => {
    const here = currentAddress();
    const next = recoveryAddress(here, routeIn(error), lastVisits());
    if (isChunkFailure(error)) {
      console.error('Preload error', error);
      if (pendingNavigation.mayReload(here)) return window.location.reload();
    } else {
      console.error(error);
    }
    const followed = pendingNavigation.failed(here);
    pendingNavigation.end();
    if (followed && next !== here) {
      // Not before this page is left, which would show the alert itself and be gone with it.
      window.addEventListener('pagehide', leaveAlert);
      return window.location.replace(next);
    }
    setWay(next);
  }, [error]);
  return way;
}
