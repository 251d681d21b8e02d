import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './about.module.css';
import { FactTable } from './fact-table';
import facts from './facts.module.css';
import { Features } from './features';
import { KeyFigures } from './key-figures';

/**
 * What a seller would say of an article, under its pictures: in words, in the figures one chooses by (above the words, or beside
 * them), and in all the facts there are.
 */
export function About({ article, figures }: { article: ArticleDetail; figures: number }) {
  return (
    <div className={styles.about}>
      <div className={figures > 0 ? styles.below : styles.beside}>
        <KeyFigures text={article.techDescription} most={figures} />
        <div className={styles.words}>
          <h2>{t('product.about')}</h2>
          {article.description.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{keepTogether(paragraph)}</p>
          ))}
        </div>
        {figures === 0 ? <Features article={article} /> : null}
      </div>
      {article.techDescription ? (
        <section className={facts.fact}>
          <h2>{t('product.tech')}</h2>
          <FactTable text={article.techDescription} />
        </section>
      ) : null}
    </div>
  );
}
