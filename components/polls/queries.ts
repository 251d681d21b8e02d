import { query, unkept } from '@/components/query';

/** The votes of a poll and this visitor's answers. Not cached: an answer given meanwhile must show. */
export const pollAnswers = (id: number) => ({
  ...query('GET /polls/{id}/answers', { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  ...unkept,
});

export const questionAnswers = (id: number) => query('GET /polls/questions/{id}/answers', { params: { id } });
