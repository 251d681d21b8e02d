import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { useWords } from '@/components/words';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Mark } from '@/lib/search/marks';
import { countDoors, reachable } from '@/lib/shops/web-shop';
import { fill } from '@/lib/text/words';
import styles from './article-line.module.css';
import { MarkedText } from './marked-text';

/** An article among the suggestions: what it looks like, costs, and whether it is to be had. */
export function ArticleLine({ article, marks }: { article: ArticleListItem; marks: Mark[] }) {
  const words = useWords('search');
  const had = reachable(article.shops, article.onlyCC).length > 0;
  const shops = countDoors(article.shops);
  return (
    <>
      <span className={styles.frame}>
        <Picture src={article.image} alt="" width={64} height={80} sizes="64px" className={styles.picture} />
      </span>
      <span className={styles.text}>
        <span className={styles.brand}>{article.brand}</span>
        <span className={styles.name}>
          <MarkedText text={article.name} marks={marks} />
        </span>
        <span className={styles.facts}>
          <Price
            price={article.price}
            originalPrice={article.originalPrice}
            pant={article.pant}
            offer={article.campaigns.length > 0}
            words={words.price}
          />
          <span className={had ? styles.stock : styles.none}>
            {shops > 0 ? fill(words.stock, { count: shops }) : had ? words.webStock : words.soldOut}
          </span>
        </span>
      </span>
    </>
  );
}
