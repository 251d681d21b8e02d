import { ArticleSlides } from '@/components/catalogue/article-grid';
import type { Elements } from '@/components/elements';
import { Carousel } from '@/components/ui/carousel';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import styles from './shelf.module.css';

export interface Shelf {
  id: string;
  title: string;
  /** Of a campaign, which rotates. */
  href?: string;
  articles: ArticleListItem[];
}

/** With `roomOnly`, left out of a phone's page, which has the way to it among its banners. */
export function ShelfSection({ shelf, roomOnly = false }: { shelf: Shelf; roomOnly?: boolean }) {
  if (shelf.articles.length === 0) return null;
  return (
    <section className={`${styles.section} ${roomOnly ? styles.roomOnly : ''}`} aria-labelledby={shelf.id}>
      <SectionHead id={shelf.id} title={shelf.title}>
        {shelf.href ? <a href={shelf.href}>{t('home.seeAll', { title: shelf.title })}</a> : null}
      </SectionHead>
      <Carousel label={shelf.title} rotates={shelf.href !== undefined} className={styles.slides}>
        <ArticleSlides articles={shelf.articles} />
      </Carousel>
    </section>
  );
}

export function SectionHead({ id, title, children }: { id: string; title: string; children?: Elements }) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}
