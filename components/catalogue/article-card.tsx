import { memo } from 'react';
import { Heart } from '@/components/favourites/favourite-button';
import cardStyles from '@/components/ui/card.module.css';
import { Picture } from '@/components/ui/picture';
import { PictureTransition } from '@/components/ui/picture-transition';
import { Price } from '@/components/ui/price';
import { Stars } from '@/components/ui/stars';
import type { ShownCard } from '@/lib/lists/card';
import type { ClientWords } from '@/lib/messages';
import { percentOff } from '@/lib/prices/price-rules';
import { fill } from '@/lib/text/words';
import styles from './article-card.module.css';

const MAX_SWATCHES = 5;
/** A phone with three dots a pixel shows 46vw no sharper with all of them. */
const GRID_SIZES = '(max-width: 430px) 40vw, (max-width: 700px) 46vw, (max-width: 1020px) 31vw, 20vw';

interface Props {
  card: ShownCard;
  words: ClientWords['card'];
  heartWords: ClientWords['favourites'];
  favourite: boolean;
  /** The visitor is about to follow it: its picture moves to the product's page. */
  travels: boolean;
  first?: boolean;
  heading?: 'h2' | 'h3';
}

/** An article in a list or a rail. Its group handles its events (use-cards.ts); rendered again only when it changes. */
export const ArticleCard = memo(function ArticleCard({ card, words, favourite, travels, first, ...rest }: Props) {
  const { heartWords, heading: Heading = 'h3' } = rest;
  return (
    <article className={styles.card}>
      <div className={cardStyles.frame}>
        <PictureTransition name={travels ? card.image : undefined}>
          <Picture
            src={card.image ?? null}
            alt=""
            width={480}
            height={600}
            sizes={GRID_SIZES}
            className={cardStyles.picture}
            first={first}
          />
        </PictureTransition>
        <Labels card={card} words={words} />
      </div>
      <span className={styles.heart}>
        <Heart id={card.id} name={card.name} chosen={favourite} words={heartWords} />
      </span>
      <div className={styles.text}>
        <span className={styles.brand}>{card.brand}</span>
        <Heading className={styles.name}>
          <a href={card.path} className={cardStyles.link}>
            {card.name}
          </a>
        </Heading>
        <Price {...card} words={words} />
        <div className={styles.meta}>
          <Swatches colors={card.swatches} words={words} />
          {card.rating !== undefined && card.reviews !== undefined ? (
            <Stars
              rating={card.rating}
              count={card.reviews}
              label={fill(words.rating, { rating: card.rating, count: card.reviews })}
            />
          ) : null}
          {card.soldOut ? <span className={styles.sold}>{words.soldOut}</span> : null}
        </div>
      </div>
    </article>
  );
});

function Labels({ card, words }: Pick<Props, 'card' | 'words'>) {
  const { campaignLabel, customLabel } = card;
  if (campaignLabel === undefined && !customLabel) return null;
  const percent = percentOff(card.originalPrice ?? null, card.price);
  return (
    <div className={styles.labels}>
      {campaignLabel === undefined ? null : (
        <span className={`${styles.label} ${styles.campaign}`}>
          {percent > 0 ? `−${percent} %` : campaignLabel || words.campaign}
        </span>
      )}
      {customLabel ? <span className={styles.label}>{customLabel}</span> : null}
    </div>
  );
}

function Swatches({ colors, words }: { colors: string[] | undefined; words: Props['words'] }) {
  if (!colors) return null;
  const more = colors.length - MAX_SWATCHES;
  return (
    <span className={styles.swatches}>
      <span className="visually-hidden">{fill(words.colors, { count: colors.length })}</span>
      {colors.slice(0, MAX_SWATCHES).map((color, index) => (
        <span key={index} className={styles.swatch} style={{ background: color }} aria-hidden="true" />
      ))}
      {more > 0 ? <span className={styles.more}>{`+${more}`}</span> : null}
    </span>
  );
}
