import { browserStore } from '@/components/browser-store';
import { comparedFromStored } from '@/lib/product/comparison';

/** Ids of the articles to compare, in the order they were chosen (rule 4.61). */
export const compareStore = browserStore<number[]>({
  key: 'compare',
  initial: [],
  read: comparedFromStored,
  write: (ids) => (ids.length > 0 ? ids : undefined),
});
