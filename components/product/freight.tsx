import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { canBeSent, type FreightTerms, freightOf, isSent } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import styles from './facts.module.css';

interface Props {
  article: Pick<ArticleDetail, 'price' | 'frightPrice' | 'onlyCC'>;
  freight: FreightTerms;
}

/** What it costs to get one of the article, each way (rule 15.12). */
export function Freight({ article, freight: { methods, freeFrom } }: Props) {
  const sent = canBeSent([article]);
  const price = (ore: number) => (ore === 0 ? t('pages.shipping.free') : formatPrice(ore));
  return (
    <section className={styles.fact}>
      <h2>{t('pages.shipping.caption')}</h2>
      <table className={styles.table}>
        <tbody>
          {methods
            .filter(({ id }) => sent || !isSent(id))
            .map((method) => (
              <tr key={method.id}>
                <th scope="row">{method.name}</th>
                <td>{price(freightOf(method, [article], { goods: article.price, freeFrom }))}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {!sent ? <p className={styles.note}>{t('product.notSent')}</p> : null}
      {sent && freeFrom !== undefined ? (
        <p className={styles.note}>{t('pages.shipping.freeFrom', { price: formatPrice(freeFrom) })}</p>
      ) : null}
    </section>
  );
}
