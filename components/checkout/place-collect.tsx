import { useState } from 'react';
import { cartActions } from '@/components/cart/actions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ShopFit, type StockByEan, shopFit } from '@/lib/cart/shop-fit';
import type { CartLine } from '@/lib/cart/types';
import { canAllBeSent, sendingMethod } from '@/lib/checkout/sendable';
import { shopAdvice } from '@/lib/checkout/shop-advice';
import { formatPrice } from '@/lib/prices/money';
import type { FinderShop, FoundShop } from '@/lib/shops/find-shops';
import { formatDistance } from '@/lib/shops/geo';
import { fill } from '@/lib/text/words';
import { checkoutActions } from './actions';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import { ShopChoice } from './shop-choice';
import type { Checkout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import { type Collecting, useShopSearch } from './use-collecting';
import { CHOSEN_METHOD, CHOSEN_SHOP, MISSING_ITEMS_ID, SPLIT_ID, useNextFocus } from './use-submission';

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

export function PlaceCollect({ checkout, lines, shops, stock, stockFailed, onRetry, collecting, onChange }: Props) {
  const words = useCheckoutWords();
  const search = useShopSearch(shops);
  const [adjusted, setAdjusted] = useState('');
  const { shop, fit, pinned, undo } = collecting;
  const sending = sendingMethod(checkout.methods);
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
  const split = (where: FoundShop | undefined, eans: readonly string[]) => {
    if (!sending) return;
    if (where) collecting.choose(where);
    checkoutActions.split(sending, eans);
    onChange();
    focusNext(`#${SPLIT_ID}`, CHOSEN_METHOD);
  };
  const onSplit = sending && !checkout.sent ? split : undefined;
  const withFreight = (label: string, eans: readonly string[]) =>
    sending ? freightText(label, checkout.freightBy(sending, eans), words) : label;
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
              withFreight={(label) => withFreight(label, has)}
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

const freightText = (label: string, freight: number, words: Words) =>
  freight > 0
    ? fill(words.plusFreight, { act: label, price: formatPrice(freight) })
    : fill(words.freeFreight, { act: label });

function changeText({ shop, fit, undo }: Collecting, lacking: readonly CartLine[], words: Words): string {
  if (!shop || !fit || !undo) return fit && !fit.hasAll ? fill(words.lacksTitle, { shop: fit.shop.name }) : '';
  const names = lacking.map(({ name }) => name).join(', ');
  const then = fit.hasAll ? words.changedHasAll : fill(words.changedLacks, { names });
  return `${fill(words.changedShop, { shop: shop.name })} ${then}`;
}

function StockNote({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const words = useCheckoutWords();
  return (
    <div role="status">
      {failed ? (
        <p className={choices.stale}>
          <span>{words.stockFailed}</span>
          <button type="button" className={choices.retry} onClick={onRetry}>
            {words.retry}
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface MissingItemsProps {
  fit: ShopFit<FoundShop>;
  lines: readonly CartLine[];
  stock: StockByEan;
  onAdjusted: () => void;
  /** Ships what is missing here; undefined if that is impossible. */
  onSendRest: (() => void) | undefined;
  withFreight: (label: string) => string;
}

function MissingItems({ fit, lines, stock, onAdjusted, onSendRest, withFreight }: MissingItemsProps) {
  const words = useCheckoutWords();
  const { shop, missing } = fit;
  const lacking = lines
    .filter(({ ean }) => missing.includes(ean))
    .map((line) => ({ line, available: stock[line.ean]?.find(({ id }) => id === shop.id)?.qty ?? 0 }));
  const something = fit.covered > 0 || lacking.some(({ available }) => available > 0);

  const adjust = () => {
    for (const { line, available } of lacking) {
      if (available > 0) cartActions.setCount(line.ean, available);
      else cartActions.remove(line.ean);
    }
    onAdjusted();
  };
  return (
    <div className={choices.missing}>
      <h3 id={MISSING_ITEMS_ID} tabIndex={-1} className={choices.title}>
        {fill(words.lacksTitle, { shop: shop.name })}
      </h3>
      <ul className={choices.goods}>
        {lacking.map(({ line: { ean, name, count }, available }) => (
          <li key={ean}>
            {available > 0
              ? fill(words.lacksLine, { name, available, count: `${count}` })
              : fill(words.lacksNone, { name })}
          </li>
        ))}
      </ul>
      <p>{something ? words.lacksAdvice : words.lacksNothing}</p>
      <div className={choices.actions}>
        {something ? (
          <Button look="secondary" onClick={adjust}>
            {fill(words.lacksAct, { shop: shop.name })}
          </Button>
        ) : null}
        {onSendRest ? (
          <Button look="secondary" onClick={onSendRest}>
            {withFreight(fit.covered > 0 ? words.sendRest : words.sendAll)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface ShopHelpProps {
  lines: readonly CartLine[];
  shops: readonly FoundShop[];
  stock: StockByEan;
  chosen: ShopFit<FoundShop> | undefined;
  onChoose: (shop: FoundShop) => void;
  /** Collects these in that shop and ships the rest; undefined where nothing can be shipped. */
  onSplit: ((shop: FoundShop | undefined, eans: readonly string[]) => void) | undefined;
  /** Adds to a button's text what shipping all but these costs. */
  withFreight: (label: string, eans: readonly string[]) => string;
}

/** Suggests the nearest shop with everything, two shops that together have it, or shipping (rule 2.29). */
function ShopHelp({ lines, shops, stock, chosen, onChoose, onSplit, withFreight }: ShopHelpProps) {
  const words = useCheckoutWords();
  const advice = shopAdvice(lines, shops, stock, chosen);
  if (!advice) return null;

  const whereIs = ({ distance, byRoad, postPlace }: FoundShop, from: FoundShop | undefined) => {
    if (distance === undefined) return postPlace;
    const far = formatDistance(distance, { approximate: !byRoad });
    return from ? fill(words.farFrom, { distance: far, shop: from.name }) : far;
  };

  if (advice.kind === 'all')
    return (
      <div className={choices.note}>
        <p className={choices.good}>
          <Icon name="check" size={16} />
          <span>{fill(words.nearestAll, { shop: advice.shop.name, where: whereIs(advice.shop, advice.from) })}</span>
        </p>
        <Button look="secondary" onClick={() => onChoose(advice.shop)}>
          {fill(words.chooseShop, { shop: advice.shop.name })}
        </Button>
      </div>
    );

  if (advice.kind !== 'pair') {
    const ordered = lines.reduce((sum, { count }) => sum + count, 0);
    return (
      <div className={choices.note} data-open="true">
        <p>
          {advice.kind === 'few'
            ? fill(words.noneHasAll, { shop: advice.shop.name, pieces: advice.pieces, wanted: `${ordered}` })
            : words.noneHasAny}
        </p>
        {onSplit && canAllBeSent(lines, stock) ? (
          <Button look="secondary" onClick={() => onSplit(undefined, [])}>
            {withFreight(words.sendAll, [])}
          </Button>
        ) : null}
      </div>
    );
  }

  const { parts, splittable, from } = advice;
  const namesOf = (eans: readonly string[]) =>
    lines.flatMap(({ ean, name }) => (eans.includes(ean) ? [name] : [])).join(', ');
  return (
    <div className={choices.note}>
      <h3 className={choices.title}>{words.pairTitle}</h3>
      {parts.map(({ shop, eans }) => (
        <p key={shop.id}>
          {fill(words.pairLine, { shop: shop.name, where: whereIs(shop, from), names: namesOf(eans) })}
        </p>
      ))}
      {onSplit && splittable ? (
        <Button look="secondary" onClick={() => onSplit(splittable.shop, splittable.eans)}>
          {withFreight(fill(words.pairAct, { shop: splittable.shop.name }), splittable.eans)}
        </Button>
      ) : null}
    </div>
  );
}
