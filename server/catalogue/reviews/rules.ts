import type { Review } from '@/lib/contracts/catalogue';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { ReviewPage } from '@/lib/contracts/reviews';
import type { Paging, ReviewRow } from './types';

/** The goods were received: a reservation never collected is no purchase (rule 10.23). */
export const BOUGHT: readonly OrderStatus[] = ['collected', 'delivered', 'returned'];

/** 'Kari N.' */
export function shownCustomer({ firstname, surname }: { firstname: string; surname: string }): string {
  const [initial = ''] = surname.trim();
  return [firstname.trim().split(/\s+/)[0] ?? '', initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}

export function review(row: ReviewRow): Review {
  return {
    id: row.id,
    content: row.content,
    reply: row.reply,
    customer: row.anonymous ? '' : row.customerName,
    rating: row.rating,
    approved: row.approved,
    created_at: new Date(row.createdAt).toISOString(),
    reviewable_id: row.articleId,
    reviewable_type: 'article',
    true_to_size: row.trueToSize,
    size_color: row.sizeColor,
    anonymous: row.anonymous,
    verified_purchase: row.verifiedPurchase,
  };
}

export function reviewPage(
  rows: readonly ReviewRow[],
  { total, average }: { total: number; average: number | null },
  { page, perPage }: Paging,
): ReviewPage {
  return {
    reviews: rows.map(review),
    average: average === null ? null : Math.round(average * 10) / 10,
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
  };
}
