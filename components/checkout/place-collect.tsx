import { useState } from 'react';
import { type StockByEan, shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { canAllBeSent, sendingMethod } from '@/lib/checkout/sendable';
import { formatPrice } from '@/lib/prices/money';
import type { FinderShop, FoundShop } from '@/lib/shops/find-shops';
import { fill } from '@/lib/text/words';
import { checkoutActions } from './actions';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import { MissingItems } from './missing-items';
import { ShopChoice } from './shop-choice';
import { ShopHelp } from './shop-help';
import { StockNote } from './stock-note';
import type { Checkout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import type { Collecting } from './use-collecting';
import { CHOSEN_SHOP, CHOSEN_WAY, SPLIT_ID, useNextFocus } from './use-next-focus';
import { useShopSearch } from './use-shop-search';

interface Props {
  checkout: Checkout;
  lines: readonly CartLine[];
  shops: FinderShop[];
  stock: StockByEan;
  stockFailed: boolean;
  onRetry: () => void;
  collecting: Collecting;
  onChange: () => void;
}

/** Where the goods are collected: every shop against every line, with help above and the ways on beneath the chosen one. */
export function PlaceCollect({ checkout, lines, shops, stock, stockFailed, onRetry, collecting, onChange }: Props) {
  const words = useCheckoutWords();
  const search = useShopSearch(shops);
  const [adjusted, setAdjusted] = useState('');
  const { shop, fit, pinned, undo } = collecting;
  const sending = sendingMethod(checkout.ways);
  const focusNext = useNextFocus();

  const choose = (next: { id: number }) => {
    collecting.choose(next);
    setAdjusted('');
    onChange();
  };
  const then = (change: () => void) => {
    change();
    onChange();
    focusNext(CHOSEN_SHOP);
  };
  /** Collects these in that shop, and sends all else of the cart. */
  const split = (where: FoundShop | undefined, eans: readonly string[]) => {
    if (!sending) return;
    if (where) collecting.choose(where);
    checkoutActions.split(sending, eans);
    onChange();
    focusNext(`#${SPLIT_ID}`, CHOSEN_WAY);
  };
  // A cart that is split already is not split again.
  const onSplit = sending && !checkout.sent ? split : undefined;
  const withFreight = (act: string, eans: readonly string[]) =>
    sending ? freightText(act, checkout.freightBy(sending, eans), words) : act;
  const has = lines.flatMap(({ ean }) => (fit?.missing.includes(ean) ? [] : [ean]));
  const lacking = lines.filter(({ ean }) => fit?.missing.includes(ean));
  const said = adjusted || changeText(collecting, lacking, words);
  return (
    <>
      <p className={styles.lead}>{words.shopLead}</p>
      <StockNote failed={stockFailed} onRetry={onRetry} />
      <ShopHelp
        lines={lines}
        shops={search.found}
        stock={stock}
        chosen={fit}
        onChoose={(next) => {
          choose(next);
          focusNext(CHOSEN_SHOP);
        }}
        onSplit={onSplit}
        withFreight={withFreight}
      />
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
              withFreight={(act) => withFreight(act, has)}
              onAdjusted={() => then(() => setAdjusted(fill(words.adjusted, { shop: fit.shop.name })))}
              onSendRest={onSplit && canAllBeSent(lacking, stock) ? () => onSplit(undefined, has) : undefined}
            />
          ) : null
        }
      />
      <div className={said && (adjusted || undo) ? styles.changed : 'visually-hidden'}>
        <p role="status">{said}</p>
        {undo && !adjusted ? (
          <button type="button" className={choices.undo} onClick={() => then(undo)}>
            {words.undo}
          </button>
        ) : null}
      </div>
    </>
  );
}

type Words = ReturnType<typeof useCheckoutWords>;

const freightText = (act: string, freight: number, words: Words) =>
  freight > 0 ? fill(words.plusFreight, { act, price: formatPrice(freight) }) : fill(words.freeFreight, { act });

/** Says that another shop was chosen, or that the chosen one lacks goods. */
function changeText({ shop, fit, undo }: Collecting, lacking: readonly CartLine[], words: Words): string {
  if (!shop || !fit || !undo) return fit && !fit.hasAll ? fill(words.lacksTitle, { shop: fit.shop.name }) : '';
  const names = lacking.map(({ name }) => name).join(', ');
  const then = fit.hasAll ? words.changedHasAll : fill(words.changedLacks, { names });
  return `${fill(words.changedShop, { shop: shop.name })} ${then}`;
}
