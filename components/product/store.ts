import { browserStore } from '@/components/browser-store';
import { draft } from '@/components/draft';
import { viewedFromStored } from '@/lib/product/recently-viewed';
import type { ReviewForm } from '@/lib/reviews/review-form';

/** Ids of the articles viewed in a browser, newest first. They leave it only as a list to draw (rule 4.35). */
export const recentlyViewedStore = browserStore<number[]>({
  key: 'recentlySeen',
  initial: [],
  read: viewedFromStored,
  write: (ids) => (ids.length > 0 ? ids : undefined),
});

export const reviewDraft = (article: number) => draft<ReviewForm>(`reviewDraft:${article}`);

export const alertDraft = draft<{ email: string }>('stockAlertDraft');
