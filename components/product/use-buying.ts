import { useSetAtom } from 'jotai';
import { cartActions } from '@/components/cart/actions';
import { openCartAtom } from '@/components/cart/store';
import { useGoTo } from '@/components/navigation/use-go-to';
import { useMyShop } from '@/components/shops/use-my-shop';
import type { Variant } from '@/lib/contracts/catalogue';
import { cartLine, type ProductForSale } from '@/lib/product/product-for-sale';
import { CHECKOUT_PATH } from '@/lib/routes/paths';

/** Returns what a product page can do: put in the cart, or reserve in a shop at the checkout. */
export function useBuying(product: ProductForSale) {
  const openCart = useSetAtom(openCartAtom);
  const goTo = useGoTo();
  const [, setMine] = useMyShop();
  return {
    add(variant: Variant, count: number) {
      cartActions.put(cartLine(product, variant), count);
      openCart();
    },
    /** Reserves for collection. Does not add what is in the cart already; makes the shop the shopper's own. */
    reserve(variant: Variant, count: number, shopId?: number) {
      // The shipping method first: it limits the count.
      cartActions.collect();
      cartActions.putOnce(cartLine(product, variant), count);
      if (shopId !== undefined) setMine(shopId);
      goTo(CHECKOUT_PATH);
    },
  };
}
