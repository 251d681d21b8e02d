import { formatDateTime } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import type { Decision, WaitingReview } from '@/server/catalogue/reviews/types';
import { forId, idOf, indented, plainLines, type StaffDesk, StaffError, type Topic } from './topic';

const TAKE = 100;
const LONGEST_REPLY = 2000;

function shown(review: WaitingReview): string {
  const { id, rating, article, content, created_at, customer, verified_purchase } = review;
  const by = [
    customer || 'anonymous',
    verified_purchase ? 'verified purchase' : '',
    formatDateTime(new Date(created_at)),
  ];
  return plainLines(
    [
      `#${id}  ${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}  ${article.name}  /product/${article.slug}`,
      `    ${by.filter(Boolean).join(', ')}`,
      indented(content),
    ].join('\n'),
  );
}

async function list(desk: StaffDesk): Promise<string> {
  const waiting = await (await desk.catalogue()).reviews.waiting(TAKE);
  if (waiting.length === 0) return 'No review is waiting.';
  const more = waiting.length === TAKE ? [`… the oldest ${TAKE}; decide on some to see the rest.`] : [];
  return [...waiting.map(shown), ...more].join('\n\n');
}

const decide = (id: number, decision: Decision, done: string) => async (desk: StaffDesk) => {
  try {
    await (await desk.catalogue()).reviews.moderate(id, decision);
    return done;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'not_found') throw new StaffError(`There is no review ${id}.`);
    throw error;
  }
};

const verdict = (word: string, approved: boolean, what: string, done: string) =>
  forId(word, what, (id) => decide(id, { approved }, `Review ${id} ${done}.`));

export const reviews: Topic = [
  { usage: '', what: 'those waiting, oldest first', read: (words) => (words.length === 0 ? list : undefined) },
  verdict('approve', true, 'show it on the product page', 'is shown on the product page'),
  verdict('reject', false, 'keep it off; only what breaks the law or is not about the article', 'is kept off'),
  {
    usage: 'reply <id> "text"',
    what: 'answer it below its text; "" takes the answer away',
    read: ([first, number = '', text, ...rest]) => {
      const id = idOf([number]);
      if (first !== 'reply' || !id || text === undefined || rest.length > 0) return undefined;
      const reply = plainLines(text).trim();
      if (reply.length > LONGEST_REPLY) return undefined;
      return decide(
        id,
        { reply: reply || null },
        reply ? `Review ${id} is answered.` : `Review ${id} has no answer now.`,
      );
    },
  },
];
