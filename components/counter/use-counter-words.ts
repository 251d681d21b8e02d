import { createWords } from '@/components/words';
import type { words } from '@/lib/messages';

export type CounterWords = typeof words.counter.words;

const { Provider, useWords } = createWords<CounterWords>('CounterWordsProvider');

export { Provider as CounterWordsProvider, useWords as useCounterWords };
