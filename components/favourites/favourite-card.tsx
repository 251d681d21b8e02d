import Link from 'next/link';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { productPath } from '@/lib/paths';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { useWords } from '../words';
import { FavouriteButton } from './favourite-button';
import styles from './favourite-list.module.css';

/** A card drawn in the browser, where the favourites are; the catalogue's own is drawn on the server. */
export function FavouriteCard({ article }: { article: ArticleListItem }) {
  const words = useWords('favourites');
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        <Picture
          src={article.image}
          alt=""
          width={480}
          height={600}
          sizes="(max-width: 700px) 46vw, (max-width: 1020px) 31vw, 22vw"
          className={styles.picture}
        />
      </div>
      <span className={styles.heart}>
        <FavouriteButton id={article.id} name={article.name} />
      </span>
      <span className={styles.brand}>{article.brand}</span>
      <h2 className={styles.name}>
        <Link href={productPath(article.slug)} prefetch={false} className={styles.link}>
          {article.name}
        </Link>
      </h2>
      <Price
        price={article.price}
        originalPrice={article.originalPrice}
        pant={article.pant}
        offer={article.campaigns.length > 0}
        words={words}
      />
      {article.availability === 0 ? <span className={styles.brand}>{words.soldOut}</span> : null}
    </li>
  );
}
