import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { cardOf } from '@/lib/lists/card';
import { clientWords } from '@/lib/messages';
import { ArticleCard } from './article-card';
import styles from './article-grid.module.css';

/** Goods beside the page's own matter, which loads its pictures first. */
export function ArticleGrid({ articles, heading }: { articles: ArticleListItem[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard card={cardOf(article)} words={clientWords.card} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** A row that scrolls sideways; it can be reached and moved with the keyboard, so it has a name. */
export function ArticleRail({ articles, label }: { articles: ArticleListItem[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by keys
    <ul className={styles.rail} aria-label={label} tabIndex={0}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard card={cardOf(article)} words={clientWords.card} />
        </li>
      ))}
    </ul>
  );
}
