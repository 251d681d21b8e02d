import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrandId } from '@/lib/brands/brand';
import { setCurrentBrand } from '@/lib/brands/brands';
import { processWide } from '@/server/process';

const context = processWide<AsyncLocalStorage<BrandId>>('brand');

function opened(): AsyncLocalStorage<BrandId> {
  const known = context.get();
  if (known) return known;
  const created = new AsyncLocalStorage<BrandId>();
  context.set(created);
  setCurrentBrand(() => created.getStore());
  return created;
}

/** Does work for a brand: its texts (`t`, `mailWords`) are that brand's. */
export const forBrand = <Result>(brand: BrandId, work: () => Result): Result => opened().run(brand, work);
