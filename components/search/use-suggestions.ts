import { useEffect, useState } from 'react';
import { fetchQuery } from '@/components/fetch-query';
import type { Suggestions } from '@/lib/contracts/search';
import { suggestions } from './queries';

const WAIT_MS = 130;

interface Options<Answer> {
  ask: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Receives the newest answer, or undefined when there is none to show. */
  show: (answer: { text: string; found: Answer } | undefined) => void;
}

/**
 * Fetches suggestions while somebody types: debounced, and never showing the answer to an older text (rule 11.17). The last
 * suggestions stay until the next answer, so that the list does not flicker.
 */
export function createSuggester<Answer>({ ask, show }: Options<Answer>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  function stop() {
    clearTimeout(timer);
    asking?.abort();
    asking = undefined;
  }

  async function suggest(text: string) {
    const own = new AbortController();
    asking = own;
    const found = await ask(text, own.signal).catch(() => undefined);
    if (asking === own) show(found && { text, found });
  }

  return {
    type(text: string) {
      stop();
      if (text) timer = setTimeout(() => void suggest(text), WAIT_MS);
      else show(undefined);
    },
    stop,
  };
}

export function useSuggestions(text: string) {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions }>();
  const [suggester] = useState(() =>
    createSuggester({ ask: (asked, signal) => fetchQuery(suggestions(asked), signal), show: setAnswer }),
  );
  useEffect(() => suggester.type(text), [suggester, text]);
  useEffect(() => suggester.stop, [suggester]);
  return answer;
}
