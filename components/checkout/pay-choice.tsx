import { CheckField } from '@/components/ui/check-field';
import type { PaymentChoice } from '@/lib/contracts/orders';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { checkoutActions } from './actions';
import { Choice } from './choice';
import choices from './choices.module.css';
import type { Checkout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';

interface Props {
  checkout: Checkout;
  payments: readonly PaymentChoice[];
  onChange: () => void;
}

/** The payment method: the first available, unless the shopper chose another. */
export function PayChoice({ checkout, payments, onChange }: Props) {
  const words = useCheckoutWords();
  const { plan, sent, collected, choice } = checkout;
  const chosen = plan.orders[0]?.payment;
  return (
    <>
      <div role="radiogroup" aria-labelledby="betaling" className={choices.list}>
        {payments.map((payment) => (
          <Choice
            key={payment}
            group="payment"
            value={payment}
            name={words.pays[payment].name}
            text={words.pays[payment].text}
            checked={payment === chosen}
            onChoose={() => {
              checkoutActions.pay(payment);
              onChange();
            }}
          />
        ))}
      </div>
      {sent && collected ? (
        <CheckField
          id="pay-collected"
          label={words.payCollected}
          hint={fill(words.payCollectedHint, { price: formatPrice(collected.total) })}
          checked={choice.collectPaid}
          onChange={(event) => {
            checkoutActions.payCollected(event.target.checked);
            onChange();
          }}
        />
      ) : null}
    </>
  );
}
