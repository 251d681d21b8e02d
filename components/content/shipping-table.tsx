import type { ShippingMethod } from '@/lib/contracts/shops';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { DataTable } from './data-table';

/** What freight costs, from where the checkout has it too. */
export function ShippingTable({ methods }: { methods: ShippingMethod[] }) {
  if (methods.length === 0) return null;
  const price = (ore: number) => (ore === 0 ? t('pages.shipping.free') : formatPrice(ore));
  return (
    <DataTable
      table={{
        type: 'table',
        caption: t('pages.shipping.caption'),
        head: [t('pages.shipping.method'), t('pages.shipping.price'), t('pages.shipping.about')],
        rows: methods.map((method) => [method.name, price(method.price), method.description]),
      }}
    />
  );
}
