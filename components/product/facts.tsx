import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { CareLabels } from './care-labels';
import styles from './facts.module.css';
import { FoodFacts } from './food-facts';
import { Manufacturer } from './manufacturer';
import { Materials } from './materials';

/** What an article is made of, how it is cared for and who made it; a part without data leaves no trace. */
export function Facts({ article }: { article: ArticleDetail }) {
  const { nutrientContent, material, washLabel, careLabel, manufacturer, ageLimit } = article;
  return (
    <div className={styles.facts}>
      {nutrientContent ? <FoodFacts text={nutrientContent} /> : null}
      {ageLimit ? (
        <section className={styles.fact}>
          <h2>{t('product.ageLimit', { age: ageLimit })}</h2>
          <p>{t('product.ageLimitText', { age: ageLimit })}</p>
        </section>
      ) : null}
      {material ? <Materials text={material} /> : null}
      {washLabel || careLabel ? <CareLabels washLabel={washLabel} careLabel={careLabel} /> : null}
      {manufacturer ? <Manufacturer text={manufacturer} /> : null}
      <p className={styles.number}>{t('product.articleNo', { number: article.articleNo })}</p>
    </div>
  );
}
