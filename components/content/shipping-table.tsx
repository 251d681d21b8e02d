import { t } from '@/lib/messages';
import { DEFAULT_FREIGHT, type FreightTerms, freightOf } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { DataTable } from './data-table';

/** Goods of which nothing else is said. */
const ORDINARY = [{ frightPrice: DEFAULT_FREIGHT }];

/** What freight costs (rule 15.12), from where the checkout has it too. */
export function ShippingTable({ methods, freeFrom }: FreightTerms) {
  if (methods.length === 0) return null;
  const price = (ore: number) => (ore === 0 ? t('pages.shipping.free') : formatPrice(ore));
  return (
    <>
      <DataTable
        table={{
          type: 'table',
          caption: t('pages.shipping.caption'),
          head: [t('pages.shipping.method'), t('pages.shipping.price'), t('pages.shipping.about')],
          rows: methods.map((method) => [method.name, price(freightOf(method, ORDINARY)), method.description]),
        }}
      />
      {freeFrom === undefined ? null : <p>{t('pages.shipping.freeFrom', { price: formatPrice(freeFrom) })}</p>}
    </>
  );
}
