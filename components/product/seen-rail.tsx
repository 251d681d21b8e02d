import Link from 'next/link';
import { useEffect, useState } from 'react';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { productPath } from '@/lib/paths';
import { api } from '../api';
import { Picture } from '../ui/picture';
import { Price } from '../ui/price';
import { useWords } from '../words';
import styles from './seen-rail.module.css';
import { forgetSeen } from './seen-store';

/** What was looked at before, as it is now. What is no longer sold is left out by the call. */
export function SeenRail({ ids, onForget }: { ids: number[]; onForget: () => void }) {
  const words = useWords('seen');
  const price = useWords('favourites');
  const [articles, setArticles] = useState<ArticleListItem[]>([]);
  const asked = ids.join();

  useEffect(() => {
    const leave = new AbortController();
    api
      .get<ArticleListItem[]>(`/articles/bundle?articles=${asked}`, leave.signal)
      .then(setArticles)
      .catch((error: unknown) => {
        if (!leave.signal.aborted) console.info('What was seen lately could not be read', error);
      });
    return () => leave.abort();
  }, [asked]);

  if (articles.length === 0) return null;
  const forget = () => {
    forgetSeen();
    onForget();
  };
  return (
    <section className={styles.section} aria-labelledby="sett">
      <div className={styles.head}>
        <h2 id="sett" className={styles.heading}>
          {words.title}
        </h2>
        <button type="button" className={styles.forget} onClick={forget}>
          {words.forget}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus to be scrolled by keys */}
      <ul className={styles.rail} aria-label={words.title} tabIndex={0}>
        {articles.map((article) => (
          <li key={article.id} className={styles.card}>
            <div className={styles.frame}>
              <Picture
                src={article.image}
                alt=""
                width={240}
                height={300}
                sizes="(max-width: 700px) 34vw, 11rem"
                className={styles.picture}
              />
            </div>
            <h3 className={styles.name}>
              <Link href={productPath(article.slug)} prefetch={false} className={styles.link}>
                {article.name}
              </Link>
            </h3>
            <Price
              price={article.price}
              originalPrice={article.originalPrice}
              offer={article.campaigns.length > 0}
              words={price}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
