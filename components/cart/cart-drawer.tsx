import { ButtonLink } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words';
import type { CheckoutPlan } from '@/lib/checkout/plan';
import type { ClientWords } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './cart-drawer.module.css';
import { CartEmpty } from './cart-empty';
import { CartLines } from './cart-lines';
import { CartTotals } from './cart-totals';
import { useCart } from './store';
import { useCartPlan } from './use-cart-plan';

export function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords('cart');
  const { state } = useCart();
  const { count } = state;
  const empty = state.orders.length === 0;
  const { plan, freeFrom } = useCartPlan(state);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={empty ? words.title : fill(words.titleCount, { count })}
      closeLabel={words.close}
      footer={
        empty ? null : (
          <div className={styles.foot}>
            <CartTotals state={state} plan={plan} freeFrom={freeFrom} inPlace />
            <ButtonLink href={CHECKOUT_PATH} wide>
              {words.toCheckout}
            </ButtonLink>
            <p className={styles.hint}>{hintOf(plan, words)}</p>
          </div>
        )
      }
    >
      {/* For screen readers. */}
      <p role="status" className="visually-hidden">
        {open && !empty ? `${fill(words.inCart, { count })}. ${words.total} ${formatPrice(plan.total)}` : ''}
      </p>
      <CartLines onNavigate={onClose} />
      {empty ? <CartEmpty onLeave={onClose} /> : null}
    </Sheet>
  );
}

/** Says what is left to choose at the checkout, or what each half of a split cart costs. */
function hintOf({ orders: [first, second], payNow }: CheckoutPlan, words: ClientWords['cart']): string {
  if (first && second)
    return fill(words.splitHint, { sent: formatPrice(first.total), collected: formatPrice(second.total) });
  return payNow > 0 ? words.sendHint : words.reserveHint;
}
