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

/** Rule 4.6: refused, as another code is in use, or this very one. */
export class PromoInUse extends Error {
  readonly code: 'promo_in_use' | 'promo_same';
  readonly status = 0;
  readonly errors = {};
  constructor(inUse: string, wanted: string, words: Pick<PromoWords, 'inUse' | 'same'>) {
    const same = inUse === wanted;
    super(fill(same ? words.same : words.inUse, { code: inUse, other: wanted }));
    this.code = same ? 'promo_same' : 'promo_in_use';
  }
}

/** Asks whether the code can be used, and takes it into use. Throws what the call threw, and PromoInUse where a discount is running. */
export async function takePromoCode(typed: string, words: PromoWords): Promise<ActivePromo> {
  const promo = await askedFor(typed);
  const inUse = promoInUse()?.Code;
  // Nobody is to take off a code that counts for one that does not, nor to be held up by one that counts no more.
  if (inUse !== undefined && (inUse === promo.Code || (await stillCounts(inUse))))
    throw new PromoInUse(inUse, promo.Code, words);
  return use(promo);
}

/** The code whose discount is running, or comes back as soon as the cart is looked at. */
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

/** Describes a code just taken into use. */
export const takenText = ({ Name }: ActivePromo, words: Pick<PromoWords, 'applied'>) =>
  fill(words.applied, { name: Name });

const discountOf = ({ Fixed, Amount }: ActivePromo) => ({ fixed: Fixed, amount: Amount });

/** Removes the code and its discount. */
export function dropPromo(): void {
  promoStore.set(undefined);
  dropDiscount();
}

const dropDiscount = () => cartStore.change((state) => (state.discount.activated ? removeDiscount(state) : state));

/** The order was refused for its promo code: it ran out, or was taken back, since it was put in. */
export const isPromoRefusal = ({ code }: Pick<ApiError, 'code'>) =>
  code === 'promo_unknown' || code === 'promo_expired';

/** False when the code was taken away, or another one was taken into use, while the shop was asked. */
const isKept = ({ Code }: ActivePromo) => promoStore.load()?.Code === Code;

const isSame = (one: ActivePromo, other: ActivePromo) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Rule 4.13: keeps the code and the discount together. New lines get the discount at once, and the shop is asked whether
 * the code still counts; returns true when it was dropped. A discount without a code could not be sent with the order, and
 * is dropped.
 */
export async function settlePromo({ discount, orders }: Pick<CartState, 'discount' | 'orders'>): Promise<boolean> {
  const promo = promoStore.load();
  if (discount.activated) {
    if (!promo) dropDiscount();
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
    if (refused) dropPromo();
    return refused;
  }
}
