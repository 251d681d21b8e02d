import { Price } from '@/components/ui/price';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { percentOff } from '@/lib/prices/price-rules';
import { amountOf, unitPrice } from '@/lib/prices/unit-price';
import styles from './product-price.module.css';

/**
 * What it costs, with everything the law wants beside it: førpris and percent only where they hold and with the price
 * they are measured from, the deposit, and the unit price of food and drink (rule 10.19).
 */
export function ProductPrice({ article }: { article: ArticleDetail }) {
  const { price, originalPrice, pant } = article;
  const percent = percentOff(originalPrice, price);
  const amount = article.nutrientContent ? amountOf(article) : undefined;
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <Price
          price={price}
          originalPrice={originalPrice}
          pant={pant}
          offer={article.campaigns.length > 0}
          words={{ before: t('price.before'), now: t('price.now'), deposit: t('price.deposit') }}
        />
        {percent > 0 ? <span className={styles.percent}>{`\u2212${percent}\u00a0%`}</span> : null}
      </p>
      {originalPrice ? (
        <p className={styles.note}>{t('product.lowestPrice', { price: formatPrice(originalPrice) })}</p>
      ) : null}
      {amount ? (
        <p className={styles.note}>
          {t('product.unitPrice', { price: formatPrice(unitPrice(price, pant, amount)), unit: amount.unit })}
        </p>
      ) : null}
    </div>
  );
}
