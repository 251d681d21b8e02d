import { useRef, useState } from 'react';

/** A failed call. `errors`: field name → messages. */
export interface Failure {
  code: string;
  status: number;
  message: string;
  errors: Record<string, string[]>;
}

export const isFailure = (thrown: unknown): thrown is Failure =>
  thrown instanceof Error && 'code' in thrown && 'status' in thrown && 'errors' in thrown;

export interface SubmitOptions {
  /** It leads to another page: the button stays disabled until then. Read when it is done. */
  leaves?: boolean | (() => boolean);
}

/** How long a navigation may take before this page can be used again. */
const LEAVING_MS = 8000;

/** Calls `wake` once if this page is still here after a failed full navigation, or comes back. Cancels no slow navigation. */
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

/** Runs one submission at a time and holds the last failure. Rethrows other errors. */
export function useSubmit() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(action: () => Promise<void>, { leaves = false }: SubmitOptions = {}) {
    if (busy.current) return undefined;
    busy.current = true;
    setSending(true);
    setFailure(undefined);
    let done = false;
    try {
      await action();
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
