import { useRef, useState } from 'react';

/** How a call says that it did not succeed. `errors`: field name → what is wrong with it, in words. */
export interface Failure {
  code: string;
  status: number;
  message: string;
  errors: Record<string, string[]>;
}

export const isFailure = (thrown: unknown): thrown is Failure =>
  thrown instanceof Error && 'code' in thrown && 'status' in thrown && 'errors' in thrown;

export interface SubmitOptions {
  /** It ends on another page: nothing may be pressed on the way there. Asked when it is done. */
  leaves?: boolean | (() => boolean);
}

/** How long the way to another page may take before the page that is still here can be used again. */
const LEAVING_MS = 8000;

/**
 * Calls `wake` once when the page is still here after a full navigation was stopped or dropped, or when it comes back. A
 * page that is only slow to come is not cancelled by it.
 */
export function whenStillHere(wake: () => void): void {
  const stop = new AbortController();
  const { signal } = stop;
  const once = () => {
    stop.abort();
    clearTimeout(timer);
    wake();
  };
  const timer = setTimeout(once, LEAVING_MS);
  window.navigation?.addEventListener('navigateerror', once, { signal });
  window.addEventListener('pageshow', once, { signal });
}

/**
 * Runs one submission at a time, however often the button is pressed, and keeps the failure of the last one. Rethrows what
 * is no failed call.
 */
export function useSubmit() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(act: () => Promise<void>, { leaves = false }: SubmitOptions = {}) {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    let done = false;
    try {
      await act();
      done = true;
      return undefined;
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown;
      setFailure(thrown);
      return thrown;
    } finally {
      if (done && (typeof leaves === 'function' ? leaves() : leaves)) whenStillHere(wake);
      else wake();
    }
  }
  const wake = () => {
    busy.current = false;
    setSending(false);
  };
  return { sending, failure, submit, forget: () => setFailure(undefined) };
}
