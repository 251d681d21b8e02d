import { isTyped, proseOf, singleSpaced } from '@/lib/text/typed';

export interface ReviewForm {
  rating: number;
  content: string;
  true_to_size: number | null;
  size_color: string;
  anonymous: boolean;
}

export type ReviewField = 'rating' | 'content' | 'size_color';

/** Keys of messages/fields.nb.json. */
export type ReviewMessage =
  | 'review_rating_required'
  | 'review_content_required'
  | 'review_content_short'
  | 'review_content_long'
  | 'invalid';

export const SHORTEST_REVIEW = 10;
export const LONGEST_REVIEW = 4000;
const LONGEST_SIZE_COLOR = 100;

/** Normalises the form for storage: trimmed, at most one empty line between paragraphs. */
export function tidyReview(form: ReviewForm): ReviewForm {
  return { ...form, content: proseOf(form.content), size_color: singleSpaced(proseOf(form.size_color)) };
}

/** Returns the errors in the order of the form. */
export function reviewErrors(form: ReviewForm): Partial<Record<ReviewField, ReviewMessage[]>> {
  const { rating, content, size_color } = tidyReview(form);
  const errors: Partial<Record<ReviewField, ReviewMessage[]>> = {};
  if (!(Number.isInteger(rating) && rating >= 1 && rating <= 5)) errors.rating = ['review_rating_required'];
  const message = contentError(content);
  if (message) errors.content = [message];
  if (size_color.length > LONGEST_SIZE_COLOR || !isTyped(size_color)) errors.size_color = ['invalid'];
  return errors;
}

function contentError(content: string): ReviewMessage | undefined {
  if (content === '') return 'review_content_required';
  if (!isTyped(content)) return 'invalid';
  if (content.length < SHORTEST_REVIEW) return 'review_content_short';
  return content.length > LONGEST_REVIEW ? 'review_content_long' : undefined;
}
