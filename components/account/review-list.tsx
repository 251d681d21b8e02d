'use client';

import { useAccountWords } from '@/components/session/use-account-words';
import { Stars } from '@/components/ui/stars';
import text from '@/components/ui/text.module.css';
import { TimeAgo } from '@/components/ui/time-ago';
import type { CustomerReview } from '@/lib/contracts/customers';
import { formatDate } from '@/lib/dates/dates';
import { productPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import card from './order-card.module.css';
import { PagedList, usePaged } from './paged-list';
import * as queries from './queries';
import styles from './review-list.module.css';

const fits: Record<string, 'small' | 'true_to_size' | 'large'> = { '-1': 'small', '0': 'true_to_size', '1': 'large' };

export function ReviewList() {
  const { reviews: words } = useAccountWords();
  const paged = usePaged(queries.reviews);
  const reviews = paged.answer?.reviews ?? [];
  return (
    <PagedList
      path="/konto/omtaler"
      paged={paged}
      count={reviews.length}
      empty={{ title: words.empty, lead: words.emptyLead }}
    >
      {reviews.map((review) => (
        <OwnReview key={review.id} review={review} />
      ))}
    </PagedList>
  );
}

function OwnReview({ review }: { review: CustomerReview }) {
  const { reviews: words } = useAccountWords();
  const { article, rating, approved, decided, content, reply, created_at, true_to_size, size_color, anonymous } =
    review;
  const fit = true_to_size === null ? undefined : fits[String(true_to_size)];
  const details = [fit && words.fit[fit], size_color, anonymous && words.anonymous].filter(Boolean);
  return (
    <li className={card.card}>
      <div className={text.spread}>
        <h2 className={card.title}>
          <a href={productPath(article.slug)} data-follow>
            {article.name}
          </a>
        </h2>
        <span className={card.status} data-waiting={approved}>
          {approved ? words.approved : decided ? words.refused : words.pending}
        </span>
      </div>
      <Stars rating={rating} label={fill(words.stars, { rating })} />
      <p className={styles.text}>{content}</p>
      <p className={card.facts}>
        {details.length > 0 ? <span>{details.map((detail) => `${detail} · `).join('')}</span> : null}
        <TimeAgo at={created_at} date={formatDate(new Date(created_at))} />
      </p>
      {reply ? (
        <blockquote className={styles.reply}>
          <strong>{words.reply}</strong>
          <p>{reply}</p>
        </blockquote>
      ) : null}
    </li>
  );
}
