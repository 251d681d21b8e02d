import { useEffect, useState } from 'react';
import { api } from '@/components/api';
import type { Suggestions } from '@/lib/contracts/search';
import { createSuggester } from './suggester';

const ask = (text: string, signal: AbortSignal) =>
  api.get<Suggestions>(`/articles/suggest?q=${encodeURIComponent(text)}`, signal);

/** The newest suggestions, with the text they are for. */
export function useSuggestions(text: string) {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions }>();
  const [suggester] = useState(() => createSuggester({ ask, show: setAnswer }));
  useEffect(() => suggester.type(text), [suggester, text]);
  useEffect(() => suggester.stop, [suggester]);
  return answer;
}
