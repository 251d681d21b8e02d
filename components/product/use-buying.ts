import { useSetAtom } from 'jotai';
import { cartActions } from '@/components/cart/actions';
import { cartOpenAtom } from '@/components/cart/store';
import { useGoTo } from '@/components/navigation/use-go-to';
import { useMyShop } from '@/components/shops/use-my-shop';
import type { Variant } from '@/lib/contracts/catalogue';
import { cartLine, type ProductForSale } from '@/lib/product/product-for-sale';
import { CHECKOUT_PATH } from '@/lib/routes/paths';

/** The two ways from a product page: into the cart, or straight to the checkout to reserve in a shop. */
export function useBuying(product: ProductForSale) {
  const setCartOpen = useSetAtom(cartOpenAtom);
  const goTo = useGoTo();
  const [, setMine] = useMyShop();
  return {
    add(variant: Variant, count: number) {
      cartActions.put(cartLine(product, variant), count);
      setCartOpen(true);
    },
    /** To be collected. What is in the cart already is not put there twice; a shop becomes the shopper's own. */
    reserve(variant: Variant, count: number, shopId?: number) {
      // First the way: it decides how many there can be.
      cartActions.collect();
      cartActions.putOnce(cartLine(product, variant), count);
      if (shopId !== undefined) setMine(shopId);
      goTo(CHECKOUT_PATH);
    },
  };
}
