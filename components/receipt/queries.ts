import { ApiError, ask } from '@/components/api';

/** An article as it is sold now; undefined for one that is not any more. */
export const articleNow = (id: number) =>
  ask('GET /articles/{id}', { params: { id } }).catch((thrown) => {
    if (thrown instanceof ApiError && thrown.code === 'not_found') return undefined;
    throw thrown;
  });
