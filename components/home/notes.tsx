import { TimeAgo } from '@/components/ui/time-ago';
import type { SectionProps } from '@/lib/brands/home-section';
import { formatDate } from '@/lib/dates/dates';
import { postPath } from '@/lib/routes/paths';
import styles from './notes.module.css';
import story from './story.module.css';

/** Shows the newest posts as a log: day, title, first words. */
export function Notes({ data: { posts }, texts: { notes } }: SectionProps<'notes'>) {
  if (posts.length === 0 || !notes) return null;
  return (
    <section className={`page ${story.section}`} aria-labelledby="blogg" data-follow>
      <div className={story.head}>
        <h2 id="blogg" className={story.heading}>
          {notes.title}
        </h2>
        <a href={notes.link.href} className={story.all}>
          {notes.link.text}
        </a>
      </div>
      <ul>
        {posts.map(({ id, slug, title, lead, publishedAt }) => (
          <li key={id} className={styles.note}>
            <TimeAgo
              at={new Date(publishedAt).toISOString()}
              date={formatDate(new Date(publishedAt))}
              className={styles.day}
            />
            <h3 className={styles.title}>
              <a href={postPath(slug)} className={styles.link}>
                {title}
              </a>
            </h3>
            <p className={styles.lead}>{`${lead}…`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
