import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type CounterWords = typeof words.counter.words;

export const { Provider: CounterWordsProvider, useWords: useCounterWords } =
  createWords<CounterWords>('CounterWordsProvider');
