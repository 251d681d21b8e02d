import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './about.module.css';
import { Features } from './features';
import { KeyFigures } from './key-figures';

/** What a seller would say of an article, under its pictures, with the figures one chooses by: above the words, or beside them. */
export function About({ article, figures }: { article: ArticleDetail; figures: number }) {
  return (
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
  );
}
