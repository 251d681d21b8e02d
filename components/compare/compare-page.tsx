import type { CSSProperties } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Stars } from '@/components/ui/stars';
import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { clientWords, t } from '@/lib/messages';
import { formatPrice } from '@/lib/prices/money';
import { comparedRows } from '@/lib/product/comparison-rows';
import { comparePath, productPath } from '@/lib/routes/paths';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './compare-page.module.css';
import { CompareScroll, RemoveLink } from './compare-scroll';

/** Compares two to four articles; differences are marked, equal rows can be hidden. Works without scripts. */
export function ComparePage({ articles }: { articles: ArticleDetail[] }) {
  const rows = comparedRows(articles, {
    brand: t('compare.rows.brand'),
    gender: t('compare.rows.gender'),
    sizes: t('compare.rows.sizes'),
    inStock: t('compare.rows.inStock'),
    soldOut: t('compare.soldOut'),
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
          <span>{t('compare.onlyDiffering')}</span>
        </label>
      ) : null}
      <CompareScroll label={t('compare.title')} names={<Names articles={articles} />}>
        <table className={styles.table} style={columns(articles)}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {articles.map((article) => (
                <Compared key={article.id} article={article} href={without(article.id)} />
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
                    <NoValue />
                  )}
                </td>
              ))}
            </tr>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">
                  <span>{label}</span>
                  {differs && articles.length > 1 ? (
                    <span className="visually-hidden">{t('compare.differs')}</span>
                  ) : null}
                </th>
                {values.map((value, at) => (
                  <td key={articles[at]?.id}>{value === undefined ? <NoValue /> : keepTogether(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </CompareScroll>
    </div>
  );
}

const Compared = ({ article, href }: { article: ArticleDetail; href: string }) => (
  <th scope="col" className={styles.article}>
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
    <Price price={article.price} originalPrice={article.originalPrice} pant={article.pant} words={clientWords.card} />
    <div className={styles.buy}>
      <ButtonLink look="secondary" href={productPath(article.slug)}>
        <span>{hasSizes(article) ? t('compare.chooseSize') : t('compare.see')}</span>
        <span className="visually-hidden">{`: ${article.name}`}</span>
      </ButtonLink>
    </div>
    <RemoveLink id={article.id} href={href} label={t('compare.remove', { name: article.name })}>
      {t('compare.removeShort')}
    </RemoveLink>
  </th>
);

const columns = (articles: ArticleDetail[]) => ({ '--columns': articles.length }) as CSSProperties;

const hasSizes = ({ variants }: ArticleDetail) => new Set(variants.map(({ size }) => size.id)).size > 1;

const Names = ({ articles }: { articles: ArticleDetail[] }) => (
  <div className={styles.namesRow}>
    <div className={styles.namesColumns} style={columns(articles)}>
      <span />
      {articles.map(({ id, slug, name, price }) => (
        <a key={id} href={productPath(slug)} data-follow tabIndex={-1} className={styles.shortName}>
          <span>{name}</span>
          <b className="numbers">{formatPrice(price)}</b>
        </a>
      ))}
    </div>
  </div>
);

const NoValue = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{t('compare.untold')}</span>
  </>
);
