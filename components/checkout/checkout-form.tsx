import { type FormEvent, useEffect, useState } from 'react';
import type { ApiError } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { CartLines } from '@/components/cart/cart-lines';
import { CheckoutUser } from '@/components/session/checkout-user';
import { useMyShop } from '@/components/shops/use-my-shop';
import { useWords } from '@/components/words';
import { isValid } from '@/lib/cart/cart';
import { shopFit } from '@/lib/cart/shop-fit';
import type { CartState } from '@/lib/cart/types';
import type { FinderShop, FoundShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import styles from './checkout.module.css';
import { CheckoutSummary, type Problem } from './checkout-summary';
import { ContactFields } from './contact-fields';
import { MISSING_ITEMS_ID, MissingItems } from './missing-items';
import { SHOP_SEARCH_ID, ShopChoice } from './shop-choice';
import { StockNote } from './stock-note';
import { contactFieldId, useContact } from './use-contact';
import type { usePlaceOrder } from './use-place-order';
import { useShopSearch } from './use-shop-search';
import { useStock } from './use-stock';

const LINES_ID = 'varer';

interface Props {
  shops: FinderShop[];
  state: CartState;
  order: ReturnType<typeof usePlaceOrder>;
}

export function CheckoutForm({ shops, state, order }: Props) {
  const words = useWords('checkout');
  const lines = state.orders;
  const contact = useContact();
  const search = useShopSearch(shops);
  const { stock, failed, refresh } = useStock(lines);
  const [mine, remember] = useMyShop();
  const [pinned, setPinned] = useState(mine);
  const [picked, setPicked] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const [adjusted, setAdjusted] = useState('');

  // The remembered shop comes first; a shop that is picked here stays where it stands in the list.
  useEffect(() => {
    if (picked === undefined) setPinned(mine);
  }, [mine, picked]);

  const shop = shops.find(({ id }) => id === (picked ?? mine));
  const [fit] = shop ? shopFit(lines, [shop], stock) : [];

  const choose = ({ id }: FoundShop) => {
    setPicked(id);
    remember(id);
    setProblem(undefined);
    setAdjusted('');
    // What the server refused, it refused for another shop.
    if (state.cartErrors.length > 0) cartActions.setErrors([]);
  };
  const stopAt = (text: string, id: string, failed = false) => {
    setProblem({ text, failed });
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };

  const answer = (error: ApiError) => {
    if (error.cartErrors.length > 0) {
      cartActions.setErrors(error.cartErrors);
      refresh();
      return stopAt(error.message, LINES_ID, true);
    }
    const field = contact.refuse(error.errors);
    if (field) return stopAt(words.problemFields, contactFieldId(field));
    if (error.code === 'unknown_shop') return stopAt(error.message, SHOP_SEARCH_ID, true);
    setProblem({ text: error.code === 'offline' ? words.offline : error.message, failed: true });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (order.sending) return;
    setProblem(undefined);
    const field = contact.check();
    if (!isValid(state)) return stopAt(words.problemCart, LINES_ID);
    if (!shop || !fit) return stopAt(words.problemShop, SHOP_SEARCH_ID);
    if (!fit.hasAll) return stopAt(words.problemLacks, MISSING_ITEMS_ID);
    if (field) return stopAt(words.problemFields, contactFieldId(field));
    const error = await order.place(state, contact.values, shop.id);
    if (error) answer(error);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-busy={order.sending}>
      <div className={styles.steps}>
        <section className={styles.step} aria-labelledby={LINES_ID}>
          <h2 id={LINES_ID} tabIndex={-1} className={styles.title}>
            {words.linesTitle}
          </h2>
          <CartLines />
        </section>
        <section className={styles.step} aria-labelledby="butikk">
          <h2 id="butikk" className={styles.title}>
            {words.shopTitle}
          </h2>
          <p className={styles.lead}>{words.shopLead}</p>
          <StockNote failed={failed} onRetry={refresh} />
          <ShopChoice
            fits={shopFit(lines, search.found, stock)}
            lines={lines}
            search={search}
            chosen={shop?.id}
            pinned={pinned}
            onChoose={choose}
            note={
              fit && !fit.hasAll ? (
                <MissingItems
                  fit={fit}
                  lines={lines}
                  stock={stock}
                  onAdjusted={() => {
                    setProblem(undefined);
                    setAdjusted(fill(words.adjusted, { shop: fit.shop.name }));
                  }}
                />
              ) : null
            }
          />
          <p role="status" className={adjusted ? styles.adjusted : 'visually-hidden'}>
            {adjusted || (fit && !fit.hasAll ? fill(words.lacksTitle, { shop: fit.shop.name }) : '')}
          </p>
        </section>
        <section className={styles.step} aria-labelledby="henter">
          <h2 id="henter" className={styles.title}>
            {words.contactTitle}
          </h2>
          <CheckoutUser
            onUser={({ firstname, surname, phone, email }) =>
              contact.fillBlanks({ name: `${firstname} ${surname}`, phone, email })
            }
          />
          <ContactFields contact={contact} />
        </section>
      </div>
      <CheckoutSummary state={state} shop={shop} problem={problem} sending={order.sending} />
    </form>
  );
}
