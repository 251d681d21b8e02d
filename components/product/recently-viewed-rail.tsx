import { useEffect, useState } from 'react';
import { api } from '@/components/api';
import { ArticleCard } from '@/components/catalogue/article-card';
import grid from '@/components/catalogue/article-grid.module.css';
import { useWords } from '@/components/words';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { cardOf } from '@/lib/lists/card';
import { forgetViewed } from './actions';
import styles from './recently-viewed-rail.module.css';

/** What was looked at before, as it is now. What is no longer sold is left out by the call. */
export function RecentlyViewedRail({ ids }: { ids: number[] }) {
  const words = useWords('seen');
  const card = useWords('card');
  const [articles, setArticles] = useState<ArticleListItem[]>([]);
  const asked = ids.join();

  useEffect(() => {
    const leave = new AbortController();
    api
      .get<ArticleListItem[]>(`/articles/bundle?articles=${asked}`, leave.signal)
      .then(setArticles)
      .catch((error: unknown) => {
        if (!leave.signal.aborted) console.info('What was viewed lately could not be read', error);
      });
    return () => leave.abort();
  }, [asked]);

  if (articles.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="sett">
      <div className={styles.head}>
        <h2 id="sett" className={styles.heading}>
          {words.title}
        </h2>
        <button type="button" className={styles.forget} onClick={forgetViewed}>
          {words.forget}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by keys */}
      <ul className={grid.rail} aria-label={words.title} tabIndex={0}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard card={cardOf(article)} words={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
