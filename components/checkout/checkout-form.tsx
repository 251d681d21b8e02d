import { CartLines } from '@/components/cart/cart-lines';
import type { Elements } from '@/components/elements';
import { CheckoutUser } from '@/components/session/checkout-user';
import text from '@/components/ui/text.module.css';
import type { CartLine, CartState } from '@/lib/cart/types';
import { sendingMethod } from '@/lib/checkout/sendable';
import { PICKUP_POINT } from '@/lib/orders/freight';
import { checkoutActions } from './actions';
import { AddressFields, ContactFields, useAddress, useContact } from './buyer-fields';
import styles from './checkout.module.css';
import { CheckoutSummary } from './checkout-summary';
import { MethodChoice, PayChoice } from './choices';
import { PaymentReturn, WaitingPayment } from './payment-notes';
import { PlaceCollect } from './place-collect';
import { type CheckoutProps, useCheckout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import { useCollecting, useStock } from './use-collecting';
import type { usePlaceOrder } from './use-place-order';
import type { CurrentPurchase } from './use-purchase';
import { useFirstStep, useSubmission } from './use-submission';

interface Props extends CheckoutProps {
  state: CartState;
  order: ReturnType<typeof usePlaceOrder>;
  current: CurrentPurchase;
}

export function CheckoutForm({ shops, payments, state, order, current, ...settings }: Props) {
  const words = useCheckoutWords();
  const checkout = useCheckout(state, settings);
  const { method, sent, collected } = checkout;
  const contact = useContact();
  const address = useAddress();
  const { stock, failed, refresh } = useStock(state.orders, current);
  const collecting = useCollecting(shops, collected?.lines ?? [], stock);
  const { problem, open, changed, submit } = useSubmission({
    ...{ state, checkout, contact, address, collecting, order },
    onStale: refresh,
  });
  useFirstStep(open);
  const asked = order.askedInstead(checkout.plan.payNow);
  const sending = sendingMethod(checkout.methods);
  const sendLine = ({ ean }: CartLine) => {
    if (!sending) return;
    checkoutActions.split(
      sending,
      state.orders.flatMap((line) => (line.ean === ean ? [] : line.ean)),
    );
    changed();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={order.sending}>
      <div className={styles.steps}>
        <PaymentReturn />
        {current.open && !order.sending && !asked ? <WaitingPayment purchase={current.open} /> : null}
        <CheckoutStep id="varer" title={words.linesTitle}>
          <CartLines onSend={sending && !sent ? sendLine : undefined} />
        </CheckoutStep>
        <CheckoutStep id="levering" title={words.wayTitle}>
          <MethodChoice checkout={checkout} onChange={changed} />
        </CheckoutStep>
        {sent ? <AddressStep address={address} pickup={method.id === PICKUP_POINT} /> : null}
        {collected ? (
          <CheckoutStep id={sent ? 'hentested' : 'sted'} title={sent ? words.collectTitle : words.shopTitle}>
            <PlaceCollect
              checkout={checkout}
              lines={collected.lines}
              shops={shops}
              stock={stock}
              stockFailed={failed}
              onRetry={refresh}
              collecting={collecting}
              onChange={changed}
            />
          </CheckoutStep>
        ) : null}
        <CheckoutStep id="hvem" title={words.contactTitle}>
          <CheckoutUser
            onUser={({ firstname, surname, phone, email, address: { addr, postnr }, city }) => {
              contact.fillBlanks({ name: `${firstname} ${surname}`, phone, email });
              address.fillBlanks({ address: addr, postalCode: postnr, city });
            }}
          />
          <ContactFields contact={contact} />
        </CheckoutStep>
        <CheckoutStep id="betaling" title={words.payTitle}>
          <PayChoice checkout={checkout} accepted={payments} onChange={changed} />
        </CheckoutStep>
      </div>
      <CheckoutSummary
        state={state}
        checkout={checkout}
        shop={collecting.shop}
        asked={asked}
        problem={problem}
        sending={order.sending}
      />
    </form>
  );
}

function AddressStep({ address, pickup }: { address: ReturnType<typeof useAddress>; pickup: boolean }) {
  const words = useCheckoutWords();
  return (
    <CheckoutStep id="sted" title={words.addressTitle}>
      {pickup ? <p className={styles.lead}>{words.addressPickup}</p> : null}
      <p className={styles.lead}>{words.addressMainland}</p>
      <AddressFields address={address} />
    </CheckoutStep>
  );
}

/** Shows one step; a hash can lead to it and focus its heading. */
export function CheckoutStep({ id, title, children }: { id: string; title: string; children: Elements }) {
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={text.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
