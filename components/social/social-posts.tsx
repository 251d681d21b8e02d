'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { TimeAgo } from '@/components/ui/time-ago';
import { useNear } from '@/components/ui/use-visibility';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import type { SocialPost } from '@/lib/contracts/content';
import { formatDate } from '@/lib/dates/dates';
import { isOwnPicture } from '@/lib/pictures/pictures';
import { fill } from '@/lib/text/words';
import { socialPosts } from './queries';
import styles from './social-posts.module.css';

const SHOWN = 6;

/** Shows the social feed, fetched when scrolled near; nothing without posts. */
export function SocialPosts() {
  const words = useWords('social');
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const { data: posts, isError: failed, refetch } = useQuery({ ...socialPosts(), enabled: near });

  if (posts?.length === 0) return null;
  return (
    <section ref={place} className={styles.section} aria-labelledby="sosialt">
      <h2 id="sosialt" className={styles.heading}>
        {words.title}
      </h2>
      {failed ? (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <Button look="secondary" onClick={refetch}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {posts === undefined && !failed ? (
        <p role="status" className={styles.loading}>
          {words.loading}
        </p>
      ) : null}
      {posts ? (
        <Carousel label={words.title} className={styles.strip}>
          <ul>
            {posts.slice(0, SHOWN).map((post) => (
              <Post key={post.id} post={post} />
            ))}
          </ul>
        </Carousel>
      ) : null}
    </section>
  );
}

/** Shows only our own pictures: another host would learn who reads (rule 10.7). */
function Post({ post }: { post: SocialPost }) {
  const words = useWords('social');
  const date = formatDate(new Date(post.created_time));
  const picture = post.full_picture && isOwnPicture(post.full_picture) ? post.full_picture : undefined;
  return (
    <li className={styles.post}>
      {picture ? (
        <Picture
          src={picture}
          alt=""
          width={480}
          height={320}
          sizes="(max-width: 700px) 72vw, 24vw"
          className={styles.picture}
        />
      ) : null}
      <p className={picture ? styles.message : `${styles.message} ${styles.words}`}>{post.message}</p>
      <p className={styles.meta}>
        {post.permalink_url ? (
          <a
            href={post.permalink_url}
            rel="noopener noreferrer"
            target="_blank"
            aria-label={fill(words.readNamed, { date })}
          >
            {words.read}
          </a>
        ) : null}
        <TimeAgo at={post.created_time} date={date} />
      </p>
    </li>
  );
}
