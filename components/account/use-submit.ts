import { useRef, useState } from 'react';
import { ApiError } from '@/components/api';

/** Runs one thing at a time, however often the button is pressed. Gives the failure of the call, if it failed. */
export function useSending() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  async function send(act: () => Promise<void>, { staysBusy = false } = {}): Promise<ApiError | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    let done = false;
    try {
      await act();
      done = true;
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error;
    } finally {
      // On the way to another page nothing may be pressed any more.
      if (!(done && staysBusy)) {
        busy.current = false;
        setSending(false);
      }
    }
  }
  return { sending, send };
}
