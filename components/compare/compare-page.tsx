import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Stars } from '@/components/ui/stars';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { clientWords, t } from '@/lib/messages';
import { comparedRows } from '@/lib/product/comparison';
import { comparePath, productPath } from '@/lib/routes/paths';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './compare-page.module.css';
import { RemoveLink } from './remove-link';

/** Two to four articles side by side; what differs is marked, and what is alike can be put away. Whole without scripts. */
export function ComparePage({ articles }: { articles: ArticleDetail[] }) {
  const rows = comparedRows(articles, {
    brand: t('compare.rows.brand'),
    gender: t('compare.rows.gender'),
    sizes: t('compare.rows.sizes'),
    colors: t('compare.rows.colors'),
    season: t('product.season'),
    material: t('product.material'),
  });
  const without = (id: number) => comparePath(articles.flatMap((one) => (one.id === id ? [] : [one.id])));
  const rated = new Set(articles.map(({ averageRating }) => averageRating)).size > 1;
  const alike = articles.length > 1 && rows.some(({ differs }) => !differs);
  return (
    <div className={styles.comparison}>
      {alike ? (
        <label className={styles.only}>
          <input type="checkbox" />
          {t('compare.onlyDiffering')}
        </label>
      ) : null}
      <div className={styles.scroll} {...scrolls(t('compare.title'))}>
        <table className={styles.table} style={{ '--columns': articles.length } as CSSProperties}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {articles.map((article) => (
                <th key={article.id} scope="col" className={styles.article}>
                  <Picture
                    src={article.image}
                    alt=""
                    width={240}
                    height={300}
                    sizes="(max-width: 700px) 40vw, 240px"
                    className={styles.picture}
                  />
                  <a href={productPath(article.slug)} data-follow className={styles.name}>
                    {article.name}
                  </a>
                  <Price
                    price={article.price}
                    originalPrice={article.originalPrice}
                    pant={article.pant}
                    words={clientWords.card}
                  />
                  <RemoveLink
                    id={article.id}
                    href={without(article.id)}
                    label={t('compare.remove', { name: article.name })}
                  >
                    {t('compare.removeShort')}
                  </RemoveLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-differs={rated || undefined}>
              <th scope="row">{t('reviews.title')}</th>
              {articles.map(({ id, averageRating, reviewCount }) => (
                <td key={id}>
                  {reviewCount > 0 ? (
                    <Stars
                      rating={averageRating}
                      count={reviewCount}
                      label={t('card.rating', { rating: averageRating, count: reviewCount })}
                    />
                  ) : (
                    <Untold />
                  )}
                </td>
              ))}
            </tr>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && articles.length > 1 ? (
                    <span className="visually-hidden">{t('compare.differs')}</span>
                  ) : null}
                </th>
                {values.map((value, at) => (
                  <td key={articles[at]?.id}>{value === undefined ? <Untold /> : keepTogether(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** It scrolls where its columns have no room, by the keyboard too. */
const scrolls = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 });

const Untold = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{t('compare.untold')}</span>
  </>
);
