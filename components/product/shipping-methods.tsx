import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import type { FreightTerms } from '@/lib/orders/freight';
import { DAYS_TO_WITHDRAW } from '@/lib/orders/withdrawal-period';
import { formatPrice } from '@/lib/prices/money';
import { type DeliveryOption, deliveryOptions } from '@/lib/product/delivery-options';
import { EXCHANGE_PATH, WITHDRAWAL_PATH } from '@/lib/routes/paths';
import styles from './shipping-methods.module.css';

interface Props {
  article: Pick<ArticleDetail, 'price' | 'frightPrice' | 'onlyCC' | 'nutrientContent'>;
  freight: FreightTerms;
  payable: boolean;
}

/** Shows the shipping methods, their prices, how long goods are kept, and returns (rule 2.81). */
export function ShippingMethods({ article, freight, payable }: Props) {
  const methods = deliveryOptions(article, freight, payable);
  const { freeFrom } = freight;
  const sent = methods.some(({ kind }) => kind === 'sent');
  // Opened food cannot be returned (angrerettloven §22).
  const food = Boolean(article.nutrientContent);
  return (
    <section className={styles.ways} aria-labelledby="slik-far-du-den">
      <h2 id="slik-far-du-den" className={styles.title}>
        {t('product.ways.title')}
      </h2>
      <ul>
        {methods.map((method) => (
          <Method
            key={method.kind === 'sent' ? method.id : method.kind}
            icon={ICONS[method.kind]}
            price={priceText(method.price)}
          >
            <b>{nameOf(method)}</b>
            <Note>{noteOf(method, food)}</Note>
          </Method>
        ))}
        <Method icon="swap">
          <b>{t('product.ways.returns')}</b>
          <Note>
            {payable ? <span>{`${t('product.ways.withdrawal', { days: DAYS_TO_WITHDRAW })} `}</span> : null}
            <span>{`${t(food ? 'product.ways.foodReturns' : 'product.ways.tried')} `}</span>
            <a href={EXCHANGE_PATH} data-follow>
              {t('product.ways.exchange')}
            </a>
            {payable ? (
              <>
                <span>{' · '}</span>
                <a href={WITHDRAWAL_PATH} data-follow>
                  {t('product.ways.withdrawalLink')}
                </a>
              </>
            ) : null}
          </Note>
        </Method>
      </ul>
      {sent ? <p className={styles.free}>{t('product.ways.mainland')}</p> : null}
      {sent && freeFrom !== undefined ? (
        <p className={styles.free}>{t('pages.shipping.freeFrom', { price: formatPrice(freeFrom) })}</p>
      ) : null}
    </section>
  );
}

const ICONS = { reserved: 'pin', paid: 'bag', sent: 'truck' } as const satisfies Record<
  DeliveryOption['kind'],
  IconName
>;

const priceText = (ore: number) => (ore === 0 ? t('pages.shipping.free') : formatPrice(ore));

const nameOf = (method: DeliveryOption) => (method.kind === 'sent' ? method.name : t(`product.ways.${method.kind}`));

function noteOf(method: DeliveryOption, food: boolean): string {
  if (method.kind === 'sent') return method.description;
  return t(
    food && method.kind === 'reserved' ? 'product.ways.foodReserved' : `product.ways.${method.kind}Note`,
    method,
  );
}

const Note = ({ children }: { children: ReactNode }) => <span className={styles.note}>{children}</span>;

function Method({ icon, price, children }: { icon: IconName; price?: string; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon name={icon} size={20} />
      <span className={styles.text}>{children}</span>
      {price ? <span className={`${styles.price} numbers`}>{price}</span> : null}
    </li>
  );
}
