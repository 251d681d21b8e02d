import { ShopError } from '@/lib/errors';
import { reviewErrors, tidyReview } from '@/lib/reviews/review-form';
import { BOUGHT, review, reviewPage, shownCustomer } from './rules';
import * as store from './store';
import type { Reviews, ReviewsDependencies } from './types';

export function createReviews({ sql, clock }: ReviewsDependencies): Reviews {
  return {
    async ofArticle(articleId, paging) {
      if (!(await store.isVisible(sql, articleId))) throw new ShopError('not_found');
      const { rows, sums } = await store.findPage(sql, articleId, paging);
      return reviewPage(rows, sums, paging);
    },

    approved: async (article) => (await store.findApproved(sql, article)).map(review),

    async write(customerId, { reviewable_id: articleId, ...written }) {
      const fields = reviewErrors(written);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      const [visible, customer, bought] = await Promise.all([
        store.isVisible(sql, articleId),
        store.findCustomer(sql, customerId),
        store.hasBought(sql, customerId, articleId, BOUGHT),
      ]);
      if (!visible || !customer) throw new ShopError('not_found');
      const form = tidyReview(written);
      const kept = await store.insertReview(sql, {
        articleId,
        customerId,
        customerName: form.anonymous ? '' : shownCustomer(customer),
        content: form.content,
        rating: form.rating,
        verifiedPurchase: bought,
        trueToSize: form.true_to_size,
        sizeColor: form.size_color,
        anonymous: form.anonymous,
        at: clock(),
      });
      if (!kept) throw new ShopError('already_reviewed');
      return review(kept);
    },

    waiting: async (take) =>
      (await store.findWaiting(sql, take)).map((row) => ({ ...review(row), article: row.article })),

    async moderate(id, decision) {
      const row = await store.writeDecision(sql, id, decision, clock());
      if (!row) throw new ShopError('not_found');
      return review(row);
    },

    forgetCustomer: (tx, { id }) => store.anonymiseCustomer(tx, id),
  };
}
