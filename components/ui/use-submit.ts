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
  /** On the way to another page nothing may be pressed any more. Asked when it is done. */
  staysBusy?: boolean | (() => boolean);
}

/**
 * Does one thing at a time, however often the button is pressed, and keeps the failure of the last try. What is no
 * failure of a call is thrown on.
 */
export function useSubmit() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function submit(act: () => Promise<void>, { staysBusy = false }: SubmitOptions = {}) {
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
      if (!(done && (typeof staysBusy === 'function' ? staysBusy() : staysBusy))) {
        busy.current = false;
        setSending(false);
      }
    }
  }
  return { sending, failure, submit, forget: () => setFailure(undefined) };
}
