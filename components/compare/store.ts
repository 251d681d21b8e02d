import { createBrowserStore, type Tab } from '@/components/browser-store';
import { comparedFromStored } from '@/lib/product/comparison';

/** Ids of the articles to compare, in the order they were chosen (rule 4.61). */
export const createCompareStore = (tab?: Tab) =>
  createBrowserStore<number[]>(
    {
      key: 'compare',
      initial: [],
      read: comparedFromStored,
      write: (ids) => (ids.length > 0 ? ids : undefined),
    },
    tab,
  );

export const compareStore = createCompareStore();
