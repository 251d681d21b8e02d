import type { Review } from '@/lib/contracts/catalogue';
import type { NewReview, ReviewPage } from '@/lib/contracts/reviews';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Columns } from '@/server/platform/db/rows';
import type { reviews } from '@/server/platform/db/schema/customers';
import type { Clock } from '@/server/ports/clock';

export interface ReviewsDependencies {
  sql: Sql;
  clock: Clock;
}

export interface Paging {
  page: number;
  perPage: number;
}

export type ReviewRow = Columns<
  typeof reviews,
  | 'id'
  | 'articleId'
  | 'content'
  | 'reply'
  | 'customerName'
  | 'rating'
  | 'approved'
  | 'verifiedPurchase'
  | 'trueToSize'
  | 'sizeColor'
  | 'anonymous'
  | 'createdAt'
>;

export interface Decision {
  approved?: boolean;
  /** null deletes the answer. */
  reply?: string | null;
}

export interface WaitingReview extends Review {
  article: { name: string; slug: string };
}

export interface Reviews {
  /** @throws {ShopError} not_found: no article that can be seen has this id */
  ofArticle(articleId: number, paging: Paging): Promise<ReviewPage>;
  approved(article: { id: number } | { slug: string }): Promise<Review[]>;
  /**
   * Keeps an unapproved review, verified when the customer has received the article from us.
   * @throws {ShopError} invalid_form, not_found (the article), already_reviewed
   */
  write(customerId: number, review: NewReview): Promise<Review>;
  /** Reviews without a decision, oldest first. */
  waiting(take: number): Promise<WaitingReview[]>;
  /** Shows, hides or answers a review; what is not given stays. @throws {ShopError} not_found */
  moderate(id: number, decision: Decision): Promise<Review>;
  forgetCustomer: ForgetCustomer;
}
