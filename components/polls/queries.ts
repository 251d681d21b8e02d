import { query, unkept } from '@/components/query';

/** How a poll stands, with what this visitor has answered. Not kept: an answer given meanwhile must show. */
export const pollAnswers = (id: number) => ({
  ...query('GET /polls/{id}/answers', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  ...unkept,
});

export const questionAnswers = (id: number) => query('GET /polls/questions/{id}/answers', { params: { id } });
