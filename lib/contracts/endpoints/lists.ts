import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { ListAnswer, ListIndex } from '@/lib/contracts/lists';
import { listParams } from '@/lib/lists/list-query';

const MOST = 2000;
const Text = z.string().max(MOST).optional();
/** '/klær/jakker', '/dame', '/search/lue', '/utvalg/1+2'. */
const Path = z.string().min(2).max(MOST).startsWith('/');

/** Invalid values are ignored, as on the page. */
const State = Object.fromEntries(listParams.map((name) => [name, Text])) as Record<
  (typeof listParams)[number],
  typeof Text
>;

const read = { method: 'GET', tag: 'lists', cache: 'public' } as const;

export const listEndpoints = {
  columns: {
    ...read,
    path: '/lists/columns',
    summary: 'A whole list in columns, to filter, count and sort in the browser; null above 20,000 articles',
    query: z.object({ path: Path }),
    answer: z.object({ index: ListIndex.nullable() }),
    errors: ['not_found'],
  },
  answer: {
    ...read,
    path: '/lists/answer',
    summary: 'One page of a list under filters, with the count of every value of every filter',
    query: z.object({ path: Path, ...State }),
    answer: ListAnswer,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
