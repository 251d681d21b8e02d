import { useEffect } from 'react';
import { ArticleRail } from '@/components/catalogue/article-grid';
import { bundle } from '@/components/catalogue/queries';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { forgetViewed } from './actions';
import styles from './recently-viewed-rail.module.css';

/** The endpoint leaves out articles no longer sold. */
export function RecentlyViewedRail({ ids }: { ids: number[] }) {
  const words = useWords('seen');
  const { data: articles = [], error } = useQuery(bundle(ids));
  useEffect(() => {
    if (error) console.info('What was viewed lately could not be read', error);
  }, [error]);

  if (articles.length === 0) return null;
  return (
    <section className={`below ${styles.section}`} aria-labelledby="sett">
      <div className={styles.head}>
        <h2 id="sett" className={styles.heading}>
          {words.title}
        </h2>
        <button type="button" className={styles.forget} onClick={forgetViewed}>
          {words.forget}
        </button>
      </div>
      <ArticleRail articles={articles} label={words.title} />
    </section>
  );
}
