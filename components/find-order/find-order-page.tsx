import { Inline } from '@/components/content/inline';
import { NarrowColumn } from '@/components/ui/narrow-column';
import { NeedsScript } from '@/components/ui/needs-script';
import type { Brand } from '@/lib/brands/brand';
import { t, words } from '@/lib/messages';
import { exampleNumber } from '@/lib/orders/order-number';
import { FindOrderForm } from './find-order-form';

/** Leads to an order without an account or email (rule 10.11). */
export function FindOrderPage({ brand }: { brand: Pick<Brand, 'orderPrefix'> }) {
  return (
    <NarrowColumn
      title={t('findOrder.title')}
      leads={[t('findOrder.lead'), <Inline key="account" text={t('findOrder.account')} />]}
    >
      <NeedsScript
        note={{
          title: t('findOrder.noScriptTitle'),
          text: t('findOrder.noScript'),
          link: t('findOrder.noScriptLink'),
          href: '/kundeservice#kontakt',
        }}
      >
        <FindOrderForm words={words.findOrder.words} example={exampleNumber(brand)} />
      </NeedsScript>
    </NarrowColumn>
  );
}
