import { ArticleRail } from '@/components/catalogue/article-grid';
import { PlaceTiles } from '@/components/catalogue/place-tiles';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import styles from './list-page.module.css';

interface Props {
  tiles: { name: string; href: string; image: string | null }[];
  newest: ArticleListItem[];
  newestHref: string;
}

export function ListLead({ tiles, newest, newestHref }: Props) {
  const heading = t('list.newIn');
  return (
    <>
      {tiles.length > 1 ? <PlaceTiles label={t('list.narrow')} tiles={tiles} /> : null}
      {newest.length > 1 ? (
        <section className={styles.new} aria-labelledby="nytt">
          <div className={styles.newHead}>
            <h2 id="nytt" className={styles.newTitle}>
              {heading}
            </h2>
            <a href={newestHref} data-follow>
              {t('list.allNew')}
            </a>
          </div>
          <ArticleRail articles={newest} label={heading} />
        </section>
      ) : null}
    </>
  );
}
