import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { COLLECTING } from '@/lib/cart/types';
import { paymentsFor } from '@/lib/checkout/plan';
import { methodText } from '@/lib/checkout/shipping-methods';
import type { PaymentChoice } from '@/lib/contracts/orders';
import { COLLECT } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { checkoutActions } from './actions';
import styles from './choice.module.css';
import choices from './choices.module.css';
import type { Checkout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import { CHOSEN_METHOD, SPLIT_ID, UNSENDABLE_ID, useNextFocus } from './use-submission';

export function MethodChoice({ checkout, onChange }: { checkout: Checkout; onChange: () => void }) {
  const words = useCheckoutWords();
  const { methods, method, freeFrom } = checkout;
  return (
    <>
      <div role="radiogroup" aria-labelledby="levering" className={choices.list}>
        {methods.map((one) => (
          <Choice
            key={one.id}
            group="way"
            value={one.id}
            name={one.name}
            text={one.onlyCollected ? words.wayOnlyCollected : methodText(one, freeFrom, words)}
            aside={one.onlyCollected ? null : one.freight > 0 ? formatPrice(one.freight) : words.wayFree}
            checked={one.id === method.id}
            disabled={one.onlyCollected}
            onChoose={() => {
              checkoutActions.chooseMethod(one);
              onChange();
            }}
          />
        ))}
      </div>
      <Split checkout={checkout} onChange={onChange} />
    </>
  );
}

/** Offers two solutions for lines that cannot be shipped; shows how the cart is split, with an undo (rule 2.31). */
function Split({ checkout, onChange }: { checkout: Checkout; onChange: () => void }) {
  const words = useCheckoutWords();
  const { plan, method, sent, collected } = checkout;
  const focusNext = useNextFocus();
  const choose = (change: () => void) => () => {
    change();
    onChange();
    focusNext(`#${SPLIT_ID}`, `#${UNSENDABLE_ID}`, CHOSEN_METHOD);
  };
  const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => name).join(', ');
  if (plan.unsendable.length > 0) {
    const count = plan.unsendable.length;
    const eans = plan.unsendable.map(({ ean }) => ean);
    return (
      <section
        id={UNSENDABLE_ID}
        tabIndex={-1}
        aria-labelledby={`${UNSENDABLE_ID}-title`}
        className={choices.note}
        data-open="true"
      >
        <h3 id={`${UNSENDABLE_ID}-title`} className={choices.title}>
          {fill(words.unsendableTitle, { count })}
        </h3>
        <p>{fill(words.unsendableText, { names: namesOf(plan.unsendable) })}</p>
        <div className={choices.actions}>
          <Button look="secondary" onClick={choose(() => checkoutActions.split(method, eans))}>
            {fill(words.splitAct, { count })}
          </Button>
          <Button look="secondary" onClick={choose(() => checkoutActions.chooseMethod(COLLECTING))}>
            {words.collectAllAct}
          </Button>
        </div>
      </section>
    );
  }
  if (!sent || !collected) return null;
  const before = collected.lines.some(({ onlyCC }) => onlyCC) ? method : COLLECTING;
  return (
    <div className={choices.note} role="status">
      <h3 id={SPLIT_ID} tabIndex={-1} className={choices.title}>
        {words.splitTitle}
      </h3>
      <p>{fill(words.splitSent, { names: namesOf(sent.lines) })}</p>
      <p>{fill(words.splitCollected, { names: namesOf(collected.lines) })}</p>
      <button type="button" className={choices.undo} onClick={choose(() => checkoutActions.chooseMethod(before))}>
        {words.splitUndo}
      </button>
    </div>
  );
}

interface Props {
  checkout: Checkout;
  accepted: readonly PaymentChoice[];
  onChange: () => void;
}

export function PayChoice({ checkout, accepted, onChange }: Props) {
  const words = useCheckoutWords();
  const { plan, method, sent, collected, choice } = checkout;
  const payments = paymentsFor(sent ? method.id : COLLECT).filter((one) => accepted.includes(one));
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

interface ChoiceProps {
  group: string;
  value: string;
  name: string;
  text: ReactNode;
  aside?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

export function Choice({ group, value, name, text, aside, checked, disabled = false, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice} data-off={disabled}>
      <input
        id={id}
        type="radio"
        name={group}
        value={value}
        className={styles.radio}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-aside ${id}-text`}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <span id={`${id}-aside`} className={styles.aside}>
        {aside}
      </span>
      <div id={`${id}-text`} className={styles.text}>
        {text}
      </div>
    </div>
  );
}
