import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrandId } from '@/lib/brands/brand';
import { setCurrentBrand } from '@/lib/brands/brands';
import { processWide } from '@/server/process';

/** `areas`: of words read so far. */
interface BrandWork {
  brand: BrandId;
  areas?: Set<string>;
}

const context = processWide<AsyncLocalStorage<BrandWork>>('brand');

function opened(): AsyncLocalStorage<BrandWork> {
  const known = context.get();
  if (known) return known;
  const created = new AsyncLocalStorage<BrandWork>();
  context.set(created);
  setCurrentBrand({
    current: () => created.getStore()?.brand,
    noteWords(area) {
      const work = created.getStore();
      if (!work) return;
      work.areas ??= new Set();
      work.areas.add(area);
    },
  });
  return created;
}

/** Does work for a brand: its texts (`t`, `mailWords`) are that brand's. */
export const forBrand = <Result>(brand: BrandId, work: () => Result): Result => opened().run({ brand }, work);
