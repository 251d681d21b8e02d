import cardStyles from '@/components/ui/card.module.css';
import { Picture } from '@/components/ui/picture';
import type { BlogPostSummary } from '@/lib/contracts/content';
import { postPath } from '@/lib/routes/paths';
import { PostDate } from './post-date';
import styles from './post-list.module.css';

export function PostList({ posts }: { posts: BlogPostSummary[] }) {
  return (
    <ul className={styles.posts}>
      {posts.map((post, index) => (
        <li key={post.id} className={index === 0 ? `${styles.item} ${styles.newest}` : styles.item}>
          <PostCard post={post} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post, first }: { post: BlogPostSummary; first: boolean }) {
  return (
    <article className={styles.card}>
      <div className={cardStyles.frame}>
        <Picture
          src={post.featuredImage}
          alt=""
          width={1200}
          height={800}
          sizes={first ? '(max-width: 1020px) 100vw, 60vw' : '(max-width: 700px) 100vw, 30vw'}
          className={cardStyles.picture}
          first={first}
        />
      </div>
      <div className={styles.text}>
        <PostDate date={post.publishedAt} />
        <h2 className={styles.title}>
          <a href={postPath(post.slug)} data-follow className={cardStyles.link}>
            {post.title}
          </a>
        </h2>
        <p className={styles.lead}>{wholeWords(post.lead)}</p>
      </div>
    </article>
  );
}

/** Ends a lead that is cut within a word at the word before it, with an ellipsis. */
export const wholeWords = (lead: string) =>
  /[.!?…]$/.test(lead.trim()) ? lead.trim() : `${lead.replace(/\s+\S*$/, '').replace(/[,;:–]$/, '')} …`;
