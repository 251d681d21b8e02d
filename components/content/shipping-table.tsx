import { t } from '@/lib/messages';
import { DEFAULT_FREIGHT, type FreightTerms, freightOf, PICKUP_POINT } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { DataTable } from './data-table';

/** Goods with no freight price of their own. */
const ORDINARY = [{ frightPrice: DEFAULT_FREIGHT }];

/** Shows freight prices (rule 15.12) from the checkout's own source. */
export function ShippingTable({ methods, freeFrom }: FreightTerms) {
  if (methods.length === 0) return null;
  const priceOf = (method: FreightTerms['methods'][number]) => {
    const ore = freightOf(method, ORDINARY);
    if (ore === 0) return t('pages.shipping.free');
    // To a pickup point heavy goods cost more: what each article says.
    return method.id === PICKUP_POINT ? t('pages.shipping.from', { price: formatPrice(ore) }) : formatPrice(ore);
  };
  return (
    <>
      <DataTable
        table={{
          type: 'table',
          caption: t('pages.shipping.caption'),
          head: [t('pages.shipping.method'), t('pages.shipping.price'), t('pages.shipping.about')],
          rows: methods.map((method) => [method.name, priceOf(method), method.description]),
        }}
      />
      {freeFrom === undefined ? null : <p>{t('pages.shipping.freeFrom', { price: formatPrice(freeFrom) })}</p>}
    </>
  );
}
