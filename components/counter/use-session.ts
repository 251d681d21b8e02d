import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import { readSession } from './queries';

/** Asks once who stands at the counter. Without an answer whoever stood there last is believed. */
export function useSession(): { asked: boolean } {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // So that a reload in the basement shows the last list. A browser without workers works while the page stays open.
    navigator.serviceWorker?.register('/disk/worker.js', { scope: '/disk' }).catch(() => {});
    readSession()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => setAsked(true));
  }, []);
  return { asked };
}
