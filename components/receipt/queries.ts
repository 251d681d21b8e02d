import { ApiError, ask } from '@/components/api';

/** Returns an article as sold now; undefined when it is gone. */
export const articleNow = (id: number) =>
  ask('GET /articles/{id}', { params: { id } }).catch((thrown) => {
    if (thrown instanceof ApiError && thrown.code === 'not_found') return undefined;
    throw thrown;
  });
