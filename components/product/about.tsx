import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { factRows } from '@/lib/product/fact-rows';
import { featuresOf } from '@/lib/product/feature-panels';
import { keepPartsTogether, keepTogether } from '@/lib/text/keep-together';
import styles from './about.module.css';
import { FactTable } from './facts';
import facts from './facts.module.css';
import panels from './features.module.css';
import keyFigures from './key-figures.module.css';

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

function Features({ article }: { article: ArticleDetail }) {
  const features = featuresOf(article, t('product.season'));
  if (features.length === 0) return null;
  return (
    <dl className={panels.features}>
      {features.map(({ label, value, help }) => (
        <div key={label} className={panels.feature}>
          <dt className={panels.label}>{label}</dt>
          <dd className={panels.value}>{keepPartsTogether(value)}</dd>
          {help ? <dd className={panels.help}>{t(`product.features.${help}`)}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** Shows the first facts as large figures, where the brand's product page opens with them. */
function KeyFigures({ text, most }: { text: string | null; most: number }) {
  const figures = factRows(text ?? '').filter(({ label }) => label);
  if (most === 0 || figures.length < most) return null;
  return (
    <dl className={keyFigures.figures}>
      {figures.slice(0, most).map(({ label, value }) => (
        <div key={label} className={keyFigures.figure}>
          <dt>{label}</dt>
          <dd className={keyFigures.value}>{keepPartsTogether(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
