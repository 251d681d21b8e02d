import { ArticleGrid } from '@/components/catalogue/article-grid';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Stars } from '@/components/ui/stars';
import type { SectionProps } from '@/lib/brands/home-section';
import { varied } from '@/lib/catalogue/varied';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { cardOf, shownCard } from '@/lib/lists/card';
import { clientWords, t } from '@/lib/messages';
import styles from './editorial.module.css';
import story from './story.module.css';

const BESIDE = 4;

/** One article as large as a picture in a magazine, and four of other kinds beside it. */
export function Editorial({ section: { shelf }, data, texts: { editorial } }: SectionProps<'editorial'>) {
  const [first, ...rest] = varied(data.shelves.find(({ id }) => id === shelf)?.articles ?? []);
  if (!first || !editorial) return null;
  return (
    <section className={`page ${story.section}`} aria-labelledby={shelf} data-follow>
      <div className={story.head}>
        <h2 id={shelf} className={story.heading}>
          {editorial.title}
        </h2>
        <a href={editorial.link.href} className={story.all}>
          {editorial.link.text}
        </a>
      </div>
      <div className={styles.spread}>
        <Feature article={first} />
        <div className={styles.beside}>
          <ArticleGrid articles={rest.slice(0, BESIDE)} />
        </div>
      </div>
    </section>
  );
}

function Feature({ article }: { article: ArticleListItem }) {
  const card = shownCard(cardOf(article));
  const [lead] = article.description.split('\n');
  return (
    <article className={styles.feature}>
      <div className={styles.frame}>
        <Picture
          src={card.image ?? null}
          alt=""
          width={960}
          height={1200}
          sizes="(max-width: 1020px) 94vw, 46vw"
          className={styles.picture}
        />
      </div>
      <span className={styles.heart}>
        <FavouriteButton id={card.id} name={card.name} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={card.path} className={styles.link}>
            {card.name}
          </a>
        </h3>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <Price {...card} words={clientWords.card} />
        {card.rating !== undefined && card.reviews !== undefined ? (
          <Stars
            rating={card.rating}
            count={card.reviews}
            label={t('card.rating', { rating: card.rating, count: card.reviews })}
          />
        ) : null}
      </div>
    </article>
  );
}
