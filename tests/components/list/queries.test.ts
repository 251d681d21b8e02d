import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listSource } from '@/components/list/queries';
import { queryClient } from '@/components/query-client';
import { initialListState } from '@/lib/lists/list-query';

const list = (path: string) => listSource(path, 'bestseller');
const asked: string[] = [];

beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(url.includes('/bundle') ? [] : { index: null });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the columns of a list', () => {
  test('are fetched once and kept for going back', async () => {
    expect(list('/dame').known()).toBeUndefined();
    await list('/dame').index();
    expect(list('/dame').known()).toBeNull();
    await list('/dame').index();
    expect(asked).toEqual(['/api/v1/lists/columns?path=%2Fdame']);
  });

  test('of the last six lists only, for ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const paths = [1, 2, 3, 4, 5, 6, 7].map((id) => `/utvalg/${id}`);
    for (const path of paths) {
      await list(path).index();
      vi.advanceTimersByTime(1000);
    }
    expect(paths.map((path) => list(path).known() === null)).toEqual([false, true, true, true, true, true, true]);
    vi.advanceTimersByTime(10 * 60_000);
    expect(list('/utvalg/7').known()).toBeUndefined();
  });
});

test('a page of a list is fetched with its exact state', async () => {
  const state = initialListState('bestseller');
  await list('/search/lue')
    .ask(
      { ...state, sort: 'price', page: 2, filters: { ...state.filters, colors: [3, 1] } },
      new AbortController().signal,
    )
    .catch(() => {});
  expect(asked).toEqual(['/api/v1/lists/answer?farge=1_3&sortering=pris&side=2&path=%2Fsearch%2Flue']);
});
