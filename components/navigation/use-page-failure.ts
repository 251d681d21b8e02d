'use client';

import { useEffect, useState } from 'react';
import { isReachable } from '@/components/connection';
import { isChunkFailure, recoveryAddress, routeIn } from '@/lib/routes/navigation-failure';
import { currentAddress, lastVisits, pendingNavigation } from './store';

/** Leaves an alert for the next page: components/ui/alert-root.tsx reads and clears it. */
function leaveAlert() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = 'shopAlert=page_failed; path=/; max-age=30; samesite=lax';
}

export type LostScript = 'offline' | 'gone';

interface Recovery {
  back?: string;
  /** Set when a chunk could not be loaded, even by a reload of the page. */
  lost?: LostScript;
}

/** Handles a failed page (rule 8.7 and rule 8.8): reloads once for a missing chunk; else goes back with an alert, if it can. */
export function usePageFailure(error: Error & { digest?: string }): Recovery {
  const [recovery, setRecovery] = useState<Recovery>({});
  useEffect(() => {
    const stop = new AbortController();
    void recover(stop.signal);
    return () => stop.abort();
  }, [error]);

  async function recover(signal: AbortSignal) {
    const here = currentAddress();
    const next = recoveryAddress(here, routeIn(error), lastVisits());
    const chunk = isChunkFailure(error);
    if (chunk) {
      console.error('Preload error', error);
      const reload = () => window.location.reload();
      const reachable = await isReachable();
      if (signal.aborted) return;
      if (!reachable) {
        setRecovery({ lost: 'offline' });
        return window.addEventListener('online', reload, { once: true, signal });
      }
      if (pendingNavigation.mayReload(here)) return reload();
    } else {
      console.error(error);
    }
    const followed = pendingNavigation.failed(here);
    pendingNavigation.end();
    // The page itself is right: it stays.
    if (chunk) return setRecovery({ back: next, lost: 'gone' });
    if (followed && next !== here) {
      // Set as this page is left: it would show the alert itself.
      window.addEventListener('pagehide', leaveAlert);
      return window.location.replace(next);
    }
    setRecovery({ back: next });
  }
  return recovery;
}
