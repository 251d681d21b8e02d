import { ApiError } from '@/components/api';
import { cartStore } from '@/components/cart/store';
import { applyDiscount, removeDiscount } from '@/lib/cart/cart';
import { type ActivePromo, readPromo } from '@/lib/cart/promo';
import type { CartState } from '@/lib/cart/types';
import { forgiven } from '@/lib/forms/forgiven';
import type { ClientWords } from '@/lib/messages';
import { fill } from '@/lib/text/words';
import { checkPromoCode } from './queries';
import { promoStore } from './store';

type PromoWords = ClientWords['promo'];

export const activePromo = (): ActivePromo | undefined => promoStore.load();

/** Rule 4.6: refused, because this or another code is in use. */
export class PromoInUse extends Error {
  readonly code: 'promo_in_use' | 'promo_same';
  readonly status = 0;
  readonly errors = {};
  constructor(inUse: string, asked: string, words: Pick<PromoWords, 'inUse' | 'same'>) {
    const same = inUse === asked;
    super(fill(same ? words.same : words.inUse, { code: inUse, other: asked }));
    this.code = same ? 'promo_same' : 'promo_in_use';
  }
}

/** Checks a code and uses it. Throws what the call threw, or PromoInUse. */
export async function takePromoCode(typed: string, words: PromoWords): Promise<ActivePromo> {
  const promo = await askedFor(typed);
  const inUse = promoInUse()?.Code;
  // A valid code is not replaced by an invalid one, and an expired one blocks no other.
  if (inUse !== undefined && (inUse === promo.Code || (await stillCounts(inUse))))
    throw new PromoInUse(inUse, promo.Code, words);
  return use(promo);
}

function promoInUse(): ActivePromo | undefined {
  const promo = promoStore.load();
  const running = cartStore.load().orders.length > 0;
  return running ? promo : undefined;
}

async function stillCounts(code: string): Promise<boolean> {
  try {
    await checkPromoCode(code);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && isPromoRefusal(error));
  }
}

async function askedFor(typed: string): Promise<ActivePromo> {
  const found = readPromo(await checkPromoCode(forgiven('promoCode', typed)));
  if (!found) throw new ApiError('offline', 0);
  return found;
}

function use(promo: ActivePromo): ActivePromo {
  promoStore.set(promo);
  cartStore.change((state) => applyDiscount(removeDiscount(state), discountOf(promo)));
  return promo;
}

export const takenText = ({ Name }: ActivePromo, words: Pick<PromoWords, 'applied'>) =>
  fill(words.applied, { name: Name });

const discountOf = ({ Fixed, Amount }: ActivePromo) => ({ fixed: Fixed, amount: Amount });

/** Removes the code and its discount. */
export function removePromo(): void {
  promoStore.set(undefined);
  clearDiscount();
}

const clearDiscount = () => cartStore.change((state) => (state.discount.activated ? removeDiscount(state) : state));

/** The code expired or was revoked since it was entered. */
export const isPromoRefusal = ({ code }: Pick<ApiError, 'code'>) =>
  code === 'promo_unknown' || code === 'promo_expired';

/** False when the code was removed or replaced while the shop was asked. */
const isKept = ({ Code }: ActivePromo) => promoStore.load()?.Code === Code;

const isSame = (one: ActivePromo, other: ActivePromo) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Rule 4.13: keeps code and discount together. New lines get the discount at once, and the shop is asked whether the code
 * still counts; returns true when it was dropped. A discount without a code cannot be ordered, and is dropped.
 */
export async function settlePromo({ discount, orders }: Pick<CartState, 'discount' | 'orders'>): Promise<boolean> {
  const promo = promoStore.load();
  if (discount.activated) {
    if (!promo) clearDiscount();
    return false;
  }
  if (!promo || orders.length === 0) return false;
  cartStore.change((state) => applyDiscount(state, discountOf(promo)));
  try {
    const found = await askedFor(promo.Code);
    if (isKept(promo) && !isSame(found, promo)) use(found);
    return false;
  } catch (error) {
    const refused = error instanceof ApiError && isPromoRefusal(error) && isKept(promo);
    if (refused) removePromo();
    return refused;
  }
}
