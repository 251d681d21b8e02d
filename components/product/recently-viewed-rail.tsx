import { useEffect } from 'react';
import { ArticleCard } from '@/components/catalogue/article-card';
import grid from '@/components/catalogue/article-grid.module.css';
import { bundle } from '@/components/catalogue/queries';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { cardOf } from '@/lib/lists/card';
import { forgetViewed } from './actions';
import styles from './recently-viewed-rail.module.css';

/** What was looked at before, as it is now. What is no longer sold is left out by the call. */
export function RecentlyViewedRail({ ids }: { ids: number[] }) {
  const words = useWords('seen');
  const card = useWords('card');
  const { data: articles = [], error } = useQuery(bundle(ids));
  useEffect(() => {
    if (error) console.info('What was viewed lately could not be read', error);
  }, [error]);

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
