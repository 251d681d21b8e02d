import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useWords } from '@/components/words';
import type { Variant } from '@/lib/contracts/catalogue';
import { weekLine } from '@/lib/shops/hours-text';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import styles from './shop-stock.module.css';
import { ShopStockRow } from './shop-stock-row';
import { StockPlace } from './stock-place';
import type { ShopStockState } from './use-shop-stock';

interface Props {
  open: boolean;
  state: ShopStockState;
  chosen: Variant | undefined;
  summary: string;
  onReserve: ((shopId: number) => void) | undefined;
  /** Leads to the checkout, where a shop can be chosen too, when the shops could not be loaded. */
  onAnyShop: (() => void) | undefined;
  onClose: () => void;
}

/** Lists every shop that has the variant, with hours and distance; choosing one leads to the checkout. */
export function ShopSheet({ open, state, chosen, summary, onReserve, onAnyShop, onClose }: Props) {
  const words = useWords('product');
  const { rows, complete, failed, refetch, place, missed, setMine } = state;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={onReserve ? words.reserveTitle : words.stockTitle}
      closeLabel={words.shopsClose}
    >
      <div className={styles.sheet}>
        <p className={styles.about}>
          {chosen ? (
            <b>{[chosen.color.name, chosen.size.name].filter(Boolean).join(', ')}</b>
          ) : (
            <span>{words.sizesInShops}</span>
          )}
          <span className={styles.count}>{summary}</span>
        </p>
        <StockPlace place={place} missed={missed} />
        <ul aria-label={words.stockTitle}>
          {rows.map((row) => (
            <ShopStockRow
              key={row.shop.id}
              {...row}
              sized={chosen !== undefined}
              week={weekLine(parseOpeningHours(row.shop.openingHours))}
              onChoose={() => setMine(row.shop.id)}
              onReserve={row.at && onReserve ? () => onReserve(row.shop.id) : undefined}
            />
          ))}
        </ul>
        {complete ? null : (
          <div className={styles.rest} role="status">
            {failed ? (
              <>
                <p>{words.shopsFailed}</p>
                <Button look="secondary" onClick={() => refetch()}>
                  {words.again}
                </Button>
                {onAnyShop ? <Button onClick={onAnyShop}>{words.shopAtCheckout}</Button> : null}
              </>
            ) : (
              words.shopsComing
            )}
          </div>
        )}
      </div>
    </Sheet>
  );
}
