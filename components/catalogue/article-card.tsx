import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { productPath } from '@/lib/paths';
import { percentOff } from '@/lib/price-rules';
import { FavouriteButton } from '../favourites/favourite-button';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { Stars } from '../ui/stars';
import { Travelling } from '../ui/travelling';
import styles from './article-card.module.css';
import { IntentLink } from './intent-link';

const MAX_SWATCHES = 5;
const GRID_SIZES = '(max-width: 700px) 46vw, (max-width: 1020px) 31vw, 22vw';

export function ArticleCard({
  article,
  first = false,
  heading: Heading = 'h3',
}: {
  article: ArticleListItem;
  first?: boolean;
  heading?: 'h2' | 'h3';
}) {
  const percent = article.originalPrice ? percentOff(article.originalPrice, article.price) : 0;
  const path = productPath(article.slug);
  const swatches = article.colors.filter((color) => color.hex);
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Travelling name={article.image} from={path}>
          <Picture
            src={article.image}
            alt=""
            width={480}
            height={600}
            sizes={GRID_SIZES}
            className={styles.picture}
            first={first}
          />
        </Travelling>
        <div className={styles.labels}>
          {article.campaignLabel !== null ? (
            <span className={`${styles.label} ${styles.campaign}`}>
              {percent > 0 ? `−${percent} %` : article.campaignLabel || t('card.campaign')}
            </span>
          ) : null}
          {article.customLabel ? <span className={styles.label}>{article.customLabel}</span> : null}
        </div>
      </div>
      <span className={styles.heart}>
        <FavouriteButton id={article.id} name={article.name} />
      </span>
      <div className={styles.text}>
        <span className={styles.brand}>{article.brand}</span>
        <Heading className={styles.name}>
          <IntentLink href={path} className={styles.link}>
            {article.name}
          </IntentLink>
        </Heading>
        <Price
          price={article.price}
          originalPrice={article.originalPrice}
          pant={article.pant}
          offer={article.campaigns.length > 0}
          words={{ before: t('price.before'), now: t('price.now'), deposit: t('price.deposit') }}
        />
        <div className={styles.meta}>
          {swatches.length > 1 ? (
            <span className={styles.swatches}>
              <span className="visually-hidden">{t('card.colors', { count: swatches.length })}</span>
              {swatches.slice(0, MAX_SWATCHES).map((color) => (
                <span
                  key={color.id}
                  className={styles.swatch}
                  style={{ background: color.hex ?? undefined }}
                  aria-hidden="true"
                />
              ))}
              {swatches.length > MAX_SWATCHES ? (
                <span className={styles.more}>+{swatches.length - MAX_SWATCHES}</span>
              ) : null}
            </span>
          ) : null}
          {article.reviewCount > 0 ? (
            <Stars
              rating={article.averageRating}
              count={article.reviewCount}
              label={t('card.rating', { rating: article.averageRating, count: article.reviewCount })}
            />
          ) : null}
          {article.availability === 0 ? <span className={styles.sold}>{t('card.soldOut')}</span> : null}
        </div>
      </div>
    </article>
  );
}
