import { FavouriteButton } from '@/components/favourites/favourite-button';
import { Picture } from '@/components/ui/picture';
import { PictureTransition } from '@/components/ui/picture-transition';
import { Price } from '@/components/ui/price';
import { Stars } from '@/components/ui/stars';
import type { Card } from '@/lib/contracts/lists';
import { inChosenColors } from '@/lib/lists/card';
import type { ClientWords } from '@/lib/messages';
import { percentOff } from '@/lib/prices/price-rules';
import { productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import styles from './article-card.module.css';
import { IntentLink } from './intent-link';

const MAX_SWATCHES = 5;
const GRID_SIZES = '(max-width: 700px) 46vw, (max-width: 1020px) 31vw, 20vw';

interface Props {
  card: Card;
  words: ClientWords['card'];
  /** Colour groups the list is narrowed to: the card shows itself in one of them, and leads there. */
  chosenColors?: readonly number[];
  first?: boolean;
  heading?: 'h2' | 'h3';
}

/** An article in a list or a rail. Rendered by the server, and by the browser for what it adds to a list. */
export function ArticleCard({ card, words, chosenColors = [], first = false, heading: Heading = 'h3' }: Props) {
  const { look, colors } = inChosenColors(card, chosenColors);
  const swatches = colors.flatMap(({ hex }) => hex ?? []);
  const image = look?.image ?? card.image;
  const path = productPath(card.slug, look?.ean);
  const percent = percentOff(card.originalPrice, card.price);
  const rating = String(card.rating).replace('.', ',');
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <PictureTransition name={image} from={path}>
          <Picture
            src={image}
            alt=""
            width={480}
            height={600}
            sizes={GRID_SIZES}
            className={styles.picture}
            first={first}
          />
        </PictureTransition>
        <div className={styles.labels}>
          {card.campaignLabel !== null ? (
            <span className={`${styles.label} ${styles.campaign}`}>
              {percent > 0 ? `−${percent} %` : card.campaignLabel || words.campaign}
            </span>
          ) : null}
          {card.customLabel ? <span className={styles.label}>{card.customLabel}</span> : null}
        </div>
      </div>
      <span className={styles.heart}>
        <FavouriteButton id={card.id} name={card.name} />
      </span>
      <div className={styles.text}>
        <span className={styles.brand}>{card.brand}</span>
        <Heading className={styles.name}>
          <IntentLink href={path} className={styles.link}>
            {card.name}
          </IntentLink>
        </Heading>
        <Price
          price={card.price}
          originalPrice={card.originalPrice}
          pant={card.pant}
          offer={card.offer}
          words={words}
        />
        <div className={styles.meta}>
          {swatches.length > 1 ? (
            <span className={styles.swatches}>
              <span className="visually-hidden">{fill(words.colors, { count: swatches.length })}</span>
              {swatches.slice(0, MAX_SWATCHES).map((hex, index) => (
                <span key={index} className={styles.swatch} style={{ background: hex }} aria-hidden="true" />
              ))}
              {swatches.length > MAX_SWATCHES ? (
                <span className={styles.more}>+{swatches.length - MAX_SWATCHES}</span>
              ) : null}
            </span>
          ) : null}
          {card.reviews > 0 ? (
            <Stars
              rating={card.rating}
              count={card.reviews}
              label={fill(words.rating, { rating, count: card.reviews })}
            />
          ) : null}
          {card.soldOut ? <span className={styles.sold}>{words.soldOut}</span> : null}
        </div>
      </div>
    </article>
  );
}
