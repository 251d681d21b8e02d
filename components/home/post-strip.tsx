import cardStyles from '@/components/ui/card.module.css';
import { Carousel } from '@/components/ui/carousel';
import { Scene } from '@/components/ui/scene';
import type { BlogPostSummary } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { postPath } from '@/lib/routes/paths';
import styles from './post-strip.module.css';
import { SectionHead } from './shelf';

/** The newest posts of the blog: beside each other, on a narrow screen a strip. */
export function PostStrip({ posts }: { posts: BlogPostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="blogg">
      <SectionHead id="blogg" title={t('home.blog')}>
        <a href="/blogg">{t('home.allPosts')}</a>
      </SectionHead>
      <Carousel label={t('home.blog')} className={styles.strip}>
        <ul className={styles.posts}>
          {posts.map((post) => (
            <li key={post.id} className={styles.post}>
              <div className={cardStyles.frame}>
                <Scene
                  wide={post.featuredImage}
                  tall={null}
                  className={cardStyles.picture}
                  sizes="(max-width: 700px) 78vw, 31vw"
                />
              </div>
              <h3 className={styles.title}>
                <a href={postPath(post.slug)} className={styles.link}>
                  {post.title}
                </a>
              </h3>
              <p className={styles.lead}>{`${post.lead}…`}</p>
            </li>
          ))}
        </ul>
      </Carousel>
    </section>
  );
}
