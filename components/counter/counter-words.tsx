import { createContext, useContext } from 'react';
import type { Elements } from '@/components/elements';
import type { words } from '@/lib/messages';

export type CounterWords = typeof words.counter.words;

const Words = createContext<CounterWords | null>(null);

export function CounterWordsProvider({ words, children }: { words: CounterWords; children: Elements }) {
  return <Words value={words}>{children}</Words>;
}

export function useCounterWords(): CounterWords {
  const words = useContext(Words);
  if (!words) throw new Error('CounterWordsProvider is missing above this component');
  return words;
}
