import { type FormEvent, useState } from 'react';
import { ApiError } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { CartLines } from '@/components/cart/cart-lines';
import { CheckoutUser } from '@/components/session/checkout-user';
import { isValid } from '@/lib/cart/cart';
import type { CartState } from '@/lib/cart/types';
import { paymentsFor } from '@/lib/checkout/plan';
import { type CheckoutProblem, firstProblem } from '@/lib/checkout/steps';
import { isSent, PICKUP_POINT } from '@/lib/orders/freight';
import { orderFormErrors } from '@/lib/orders/order-form';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { AddressFields } from './address-fields';
import styles from './checkout.module.css';
import type { CheckoutProps } from './checkout-content';
import { CheckoutStep } from './checkout-step';
import { CheckoutSummary, type Problem } from './checkout-summary';
import { useCheckoutWords } from './checkout-words';
import { ContactFields } from './contact-fields';
import { MISSING_ITEMS_ID } from './missing-items';
import { PayChoice } from './pay-choice';
import { PaymentReturn } from './payment-return';
import { PlaceCollect } from './place-collect';
import { SHOP_SEARCH_ID } from './shop-choice';
import { addressFieldId, useAddress } from './use-address';
import { useCheckout } from './use-checkout';
import { useCollecting } from './use-collecting';
import { contactFieldId, useContact } from './use-contact';
import { useFirstStep } from './use-first-step';
import type { usePlaceOrder } from './use-place-order';
import { useStock } from './use-stock';
import { WayChoice } from './way-choice';

interface Props extends CheckoutProps {
  state: CartState;
  order: ReturnType<typeof usePlaceOrder>;
}

export function CheckoutForm({ shops, payments, state, order, ...settings }: Props) {
  const words = useCheckoutWords();
  const checkout = useCheckout(state, settings);
  const { plan, method, sent, collected } = checkout;
  const contact = useContact();
  const address = useAddress();
  const { stock, failed, refresh } = useStock(state.orders);
  const collecting = useCollecting(shops, collected?.lines ?? [], stock);
  const [problem, setProblem] = useState<Problem>();
  const { shop, fit } = collecting;

  const form = { ...contact.values, ...address.values };
  const wrong = orderFormErrors({ ...form, delivery: sent !== undefined });
  const open = firstProblem({
    linesWrong: !isValid(state),
    unsendable: plan.unsendable.length > 0,
    shop: collected && (fit ? (fit.hasAll ? 'has_all' : 'lacks') : 'none'),
    addressWrong: Boolean(wrong.address ?? wrong.postalCode ?? wrong.city),
    contactWrong: Boolean(wrong.name ?? wrong.phone ?? wrong.email),
  });
  useFirstStep(open?.step);

  const stopAt = (text: string, id: string, failed = false) => {
    setProblem({ text, failed });
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const stopAtProblem = (found: CheckoutProblem, fields: { address?: string; contact?: string }) => {
    const stops: Record<CheckoutProblem, [text: string, id: string]> = {
      lines: [words.problemCart, 'varer'],
      unsendable: [words.problemUnsendable, 'levering'],
      shop: [words.problemShop, SHOP_SEARCH_ID],
      lacks: [words.problemLacks, MISSING_ITEMS_ID],
      address: [words.problemAddress, fields.address ?? 'sted'],
      contact: [words.problemFields, fields.contact ?? 'hvem'],
    };
    stopAt(...stops[found]);
  };
  const changed = () => {
    setProblem(undefined);
    // What the server refused, it refused for another way or shop.
    if (state.cartErrors.length > 0) cartActions.setErrors([]);
  };
  const answer = (error: ApiError) => {
    if (error.cartErrors.length > 0) {
      cartActions.setErrors(error.cartErrors);
      refresh();
      return stopAt(error.message, 'varer', true);
    }
    const field = contact.refuse(error.errors);
    const place = sent && address.refuse(error.errors);
    if (place) return stopAt(words.problemAddress, addressFieldId(place));
    if (field) return stopAt(words.problemFields, contactFieldId(field));
    if (error.code === 'unknown_shop') return stopAt(error.message, SHOP_SEARCH_ID, true);
    setProblem({ text: error.code === 'offline' ? words.offline : error.message, failed: true });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (order.sending) return;
    setProblem(undefined);
    const place = sent && address.check();
    const field = contact.check();
    if (open)
      return stopAtProblem(open.problem, {
        address: place && addressFieldId(place),
        contact: field && contactFieldId(field),
      });
    const outcome = await order.place({ state, plan, form, shopId: shop?.id });
    if (outcome instanceof ApiError) answer(outcome);
    else if (outcome) setProblem({ text: fill(words.sumChanged, { price: formatPrice(outcome.due) }), failed: false });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={order.sending}>
      <div className={styles.steps}>
        <PaymentReturn />
        <CheckoutStep id="varer" title={words.linesTitle}>
          <CartLines />
        </CheckoutStep>
        <CheckoutStep id="levering" title={words.wayTitle}>
          <WayChoice checkout={checkout} onChange={changed} />
        </CheckoutStep>
        {sent ? (
          <CheckoutStep id="sted" title={words.addressTitle}>
            {method.id === PICKUP_POINT ? <p className={styles.lead}>{words.addressPickup}</p> : null}
            <AddressFields address={address} />
          </CheckoutStep>
        ) : null}
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
          <PayChoice
            checkout={checkout}
            payments={paymentsFor(isSent(method.id) && sent ? method.id : 'collect').filter((one) =>
              payments.includes(one),
            )}
            onChange={changed}
          />
        </CheckoutStep>
      </div>
      <CheckoutSummary
        state={state}
        checkout={checkout}
        shop={shop}
        asked={order.asked}
        problem={problem}
        sending={order.sending}
      />
    </form>
  );
}
