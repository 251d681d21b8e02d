import { ArticleSlides } from '@/components/catalogue/article-grid';
import type { Elements } from '@/components/elements';
import cardStyles from '@/components/ui/card.module.css';
import { Scene } from '@/components/ui/scene';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { BlogPostSummary } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { postPath } from '@/lib/routes/paths';
import { Carousel } from './late-parts';
import strip from './post-strip.module.css';
import styles from './shelf.module.css';

export interface Shelf {
  id: string;
  title: string;
  /** Of a campaign, which rotates. */
  href?: string;
  articles: ArticleListItem[];
}

/** With `roomOnly`, hidden on phones, which have a link among the banners. */
export function ShelfSection({ shelf, roomOnly = false }: { shelf: Shelf; roomOnly?: boolean }) {
  if (shelf.articles.length === 0) return null;
  return (
    <section className={`below ${styles.section} ${roomOnly ? styles.roomOnly : ''}`} aria-labelledby={shelf.id}>
      <SectionHead id={shelf.id} title={shelf.title}>
        {shelf.href ? <a href={shelf.href}>{t('home.seeAll', { title: shelf.title })}</a> : null}
      </SectionHead>
      <Carousel label={shelf.title} rotates={shelf.href !== undefined} className={styles.slides}>
        <ArticleSlides articles={shelf.articles} />
      </Carousel>
    </section>
  );
}

function SectionHead({ id, title, children }: { id: string; title: string; children?: Elements }) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** Shows the newest posts of the blog: side by side, or in a strip on narrow screens. */
export function PostStrip({ posts }: { posts: BlogPostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={`below ${strip.section}`} aria-labelledby="blogg">
      <SectionHead id="blogg" title={t('home.blog')}>
        <a href="/blogg">{t('home.allPosts')}</a>
      </SectionHead>
      <Carousel label={t('home.blog')} className={strip.strip}>
        <ul className={strip.posts}>
          {posts.map((post) => (
            <li key={post.id} className={strip.post}>
              <div className={cardStyles.frame}>
                <Scene
                  wide={post.featuredImage}
                  tall={null}
                  className={cardStyles.picture}
                  sizes="(max-width: 700px) 78vw, 31vw"
                />
              </div>
              <h3 className={strip.title}>
                <a href={postPath(post.slug)} className={strip.link}>
                  {post.title}
                </a>
              </h3>
              <p className={strip.lead}>{`${post.lead}…`}</p>
            </li>
          ))}
        </ul>
      </Carousel>
    </section>
  );
}
