import { type FreightTerms, freeFreightFrom } from '@/lib/orders/freight';
import type { Scope } from './scope';

/** What it costs to get the brand's goods. */
export async function freight({ sources, settings }: Scope): Promise<FreightTerms> {
  const [methods, known] = await Promise.all([sources.shops.shippingMethods(), settings()]);
  return { methods, freeFrom: freeFreightFrom(known) };
}
