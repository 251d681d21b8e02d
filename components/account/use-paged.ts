import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../api';
import { userCall } from './user-calls';

interface Pages {
  current_page: number;
  last_page: number;
}

const pageIn = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

/** One page of a customer's history; the page stands in the address (`?page=`), so that Back and a reload keep it. */
export function usePaged<Answer extends Pages>(path: string) {
  const page = pageIn(useSearchParams().get('page'));
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState('');

  const load = useCallback(() => {
    const asked = new AbortController();
    setFailed('');
    userCall<Answer>(`${path}?page=${page}`, { signal: asked.signal })
      .then(setAnswer)
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFailed(error.code);
      });
    return () => asked.abort();
  }, [path, page]);
  useEffect(load, [load]);

  // The page before stays on the screen until the next one is here.
  return { answer, page, failed: failed !== '', waiting: !failed && answer?.current_page !== page, load };
}
