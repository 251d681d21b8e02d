import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articlesChangedSince, watchChanges } from '@/server/platform/change-feed/service';
import type { Change, ChangeTargets, Position } from '@/server/platform/change-feed/types';

const at = (step: number): Position => ({ snapshot: `${step}:${step}:`, at: `2026-03-03 12:00:0${step}` });

/** What the database answers: the changes of each look in turn, then none. A number is a position it cannot tell from. */
let news: (Change[] | 'lost' | Error)[];
let shown: number[];
/** How often it has been asked where it stands; each answer is a step further. */
let step: number;
const looked: [Position, number][] = [];
const askedFor: [Record<string, number[]>, number][] = [];
let during: () => void | Promise<void>;

vi.mock('@/server/platform/change-feed/store', () => ({
  currentPosition: async () => at(++step),
  changesSince: async (_sql: unknown, position: Position, limit: number) => {
    looked.push([position, limit]);
    await during();
    const found = news.shift() ?? [];
    if (found instanceof Error) throw found;
    return { position: at(++step), changes: found === 'lost' ? [] : found, lost: found === 'lost' };
  },
  articlesOf: async (_sql: unknown, refs: (kind: string) => number[], limit: number) => {
    askedFor.push([{ campaign: refs('campaign'), color: refs('color') }, limit]);
    return shown.slice(0, limit);
  },
}));

const changes = (...lines: string[]): Change[] =>
  lines.map((line) => {
    const [kind, ref] = line.split(' ');
    return { kind: kind as Change['kind'], ref: ref === undefined ? null : Number(ref) };
  });
const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

beforeEach(() => {
  vi.useFakeTimers();
  [news, shown, step, during] = [[], [], 0, () => {}];
  looked.length = 0;
  askedFor.length = 0;
});
afterEach(() => void vi.useRealTimers());

/** Lets everything happen that waits for nothing but itself. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function start({ open }: { open?: Position } = {}) {
  const did: string[] = [];
  let [words, reindexing] = [[] as boolean[], async () => {}];
  const failing: string[] = [];
  const act = (what: string) => {
    const place = failing.indexOf(what.split(' ')[0] as string);
    if (place >= 0) throw new Error(`${failing.splice(place, 1)} failed`);
    did.push(what);
  };
  const targets: ChangeTargets = {
    catalogue: { changes: async (of) => of.map((id) => ({ id, article: null })) },
    engine: {
      update: async (of, mark, { stockAlone }) =>
        act(`index ${of.map(({ id }) => id)} ${mark.snapshot}${stockAlone ? ' stock alone' : ''}`),
    },
    readBrands: async () => act('brands'),
    readWords: async () => words.shift() ?? false,
    open: async () => open,
    reindex: async (mark) => {
      await reindexing();
      act(`reindex ${mark.snapshot}`);
    },
    expire: (tags) => act(`expire ${tags.join(' ')}`),
    expireAll: () => act('expire all'),
    caughtUp: () => act('caughtUp'),
    log: (message, error) => act(`log ${(error as Error).message}: ${message}`),
  };
  const channel = { name: '', notify: () => {}, closed: false };
  const sql = {
    async listen(name: string, notify: () => void, listening: () => void) {
      Object.assign(channel, { name, notify });
      listening();
      return { unlisten: async () => void Object.assign(channel, { closed: true }) };
    },
  };
  const stop = await watchChanges(sql as never, targets);
  const begun = did.splice(0);
  await settle();
  did.length = 0;
  const firstLooks = looked.splice(0);
  return {
    begun,
    firstLooks,
    did,
    channel,
    stop,
    fail: (what: string) => failing.push(what),
    /** Whether each reading of the words finds new ones. */
    words(...found: boolean[]) {
      words = found;
    },
    holdReindex(held: () => Promise<void>) {
      reindexing = held;
    },
    /** What is done when the database tells of these; each an answer to one look. */
    async tell(...all: typeof news) {
      did.length = 0;
      news.push(...all);
      channel.notify();
      await settle();
      return did.filter((what) => what !== 'caughtUp');
    },
  };
}

describe('an instance that starts', () => {
  it('builds its index from where the database stood before, and drops the pages of an earlier life', async () => {
    const { begun, channel } = await start();
    expect(begun).toEqual(['reindex 1:1:', 'expire all', 'caughtUp']);
    expect(channel.name).toBe('shop_changes');
  });

  it('takes up an index that is there, and follows from where that stands', async () => {
    news = [changes('article 1')];
    const { begun, firstLooks } = await start({ open: at(7) });
    expect(begun).toEqual(['expire all', 'caughtUp']);
    // Twice, as there was something to do the first time.
    expect(firstLooks).toEqual([
      [at(7), 5001],
      [at(1), 5001],
    ]);
  });
});

describe('what has changed is taken in', () => {
  it.each<[string, Change[], string[]]>([
    ['nothing', [], []],
    [
      'articles, and those whose stock changed',
      changes('article 1', 'stock 2', 'stock 1'),
      ['index 1,2 AT', 'expire article:1 article:2 lists'],
    ],
    ['stock alone', changes('stock 2'), ['index 2 AT stock alone', 'expire article:2']],
    ['names of shops: every page', changes('shop 1'), ['expire all']],
    ['content and an article', changes('content', 'article 1'), ['index 1 AT', 'expire all']],
    ['everything', changes('all'), ['expire all', 'reindex AT', 'expire all']],
    ['what was forgotten', changes('forgotten', 'article 1'), ['expire all', 'reindex AT', 'expire all']],
    ['words of a search that change no article', changes('search-words'), ['expire lists']],
  ])('%s', async (_what, told, done) => {
    const { tell } = await start();
    const first = step + 1;
    expect(await tell(told)).toEqual(done.map((what) => what.replace('AT', at(first).snapshot)));
  });

  it('an article that a campaign holds: as many as are not cheaper to index anew', async () => {
    const { tell } = await start();
    shown = ids(5000);
    expect((await tell(changes('campaign 9', 'article 1')))[0]).toMatch(/^index 1,2,3,.*,5000 /);
    expect(askedFor).toEqual([[{ campaign: [9], color: [] }, 5001]]);
    shown = ids(5001);
    expect((await tell(changes('campaign 9')))[1]).toMatch(/^reindex /);
  });

  it('one that shows a colour: as many as are not cheaper to index anew', async () => {
    const { tell } = await start();
    shown = ids(1000);
    expect(await tell(changes('color 3'))).toEqual([expect.stringMatching(/^index 1,2,3,/), 'expire all']);
    expect(askedFor).toEqual([[{ campaign: [], color: [3] }, 1001]]);
    shown = ids(1001);
    expect(await tell(changes('color 3'))).toEqual(['expire all', expect.stringMatching(/^reindex /), 'expire all']);
  });

  it('rule 1.10: a brand: brands are read again, which expires what shows the change, and nothing else is', async () => {
    const { tell } = await start();
    expect(await tell(changes('brand'))).toEqual(['brands']);
    expect(await tell(changes('brand', 'stock 4'))).toEqual([
      ...['brands', expect.stringMatching(/^index 4 /)],
      'expire article:4',
    ]);
  });

  it('a campaign that began, with its pages', async () => {
    const { tell } = await start();
    shown = [4];
    expect(await tell(changes('campaign 9'))).toEqual([
      expect.stringMatching(/^index 4 /),
      'expire article:4 lists campaigns',
    ]);
  });

  it('which articles hang on it is asked only when some can', async () => {
    const { tell } = await start();
    await tell(changes('article 1', 'stock 2', 'content'));
    expect(askedFor).toEqual([]);
  });

  it('and everything anew, when the log cannot tell from where the instance stands', async () => {
    const { tell, did } = await start();
    const first = step + 1;
    expect(await tell('lost')).toEqual(['brands', `reindex ${at(first).snapshot}`, 'expire all']);
    expect(did.at(-1)).toBe('caughtUp');
    expect(looked.at(-1)?.[0]).toEqual(at(first));
  });
});

describe('an instance looks again', () => {
  it('until there is nothing more, then says so once', async () => {
    const { tell, did } = await start();
    await tell(changes('stock 1'), changes('stock 2'));
    expect(looked).toHaveLength(3);
    expect(did.filter((what) => what === 'caughtUp')).toHaveLength(1);
    expect(did.at(-1)).toBe('caughtUp');
  });

  it('when it is told while it looks', async () => {
    const { tell, channel } = await start();
    let times = 0;
    during = () => {
      if (++times === 1) channel.notify();
    };
    await tell([]);
    expect(looked).toHaveLength(2);
  });

  it('every five seconds, as a notification can be lost with its connection', async () => {
    const { stop } = await start();
    await vi.advanceTimersByTimeAsync(4999);
    expect(looked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(looked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(looked).toHaveLength(2);
    await stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(looked).toHaveLength(2);
  });

  it('from the same place, when what it was told could not be taken in', async () => {
    const { tell, fail, did } = await start();
    fail('index');
    const [told] = await tell(changes('article 1'));
    expect(told).toMatch(/^log index failed/);
    expect(did).not.toContain('caughtUp');
    const from = looked[0];
    expect(await tell(changes('article 1'))).toEqual([expect.stringMatching(/^index 1/), 'expire article:1 lists']);
    expect(looked[1]).toEqual(from);
    expect(looked[2]).not.toEqual(from);
  });

  it('when the database did not answer', async () => {
    const { tell } = await start();
    expect(await tell(new Error('away'))).toEqual([expect.stringMatching(/^log away/)]);
    expect(await tell(changes('stock 1'))).toHaveLength(2);
  });
});

describe('rule 14.20: new words of staff', () => {
  it('make an index beside the one that answers, from where the database stands, and the lists are drawn anew', async () => {
    const { tell, words } = await start();
    words(true);
    const told = await tell(changes('search-words', 'article 1'));
    expect(told).toEqual([
      'expire lists',
      expect.stringMatching(/^index 1 /),
      'expire article:1 lists',
      expect.stringMatching(/^reindex /),
      'expire lists',
    ]);
    expect(await tell([])).toEqual([]);
  });

  it('that come while it is built make another; other changes are applied meanwhile', async () => {
    const { tell, words, holdReindex, did } = await start();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    holdReindex(() => held);
    words(true, true);
    expect(await tell(changes('search-words'))).toEqual(['expire lists']);
    expect(await tell(changes('search-words', 'stock 2'))).toEqual([
      'expire lists',
      expect.stringMatching(/^index 2/),
      'expire article:2',
    ]);
    did.length = 0;
    holdReindex(async () => {});
    release();
    await settle();
    expect(did.filter((what) => what.startsWith('reindex'))).toHaveLength(2);
  });

  it('are tried again at the next look when it cannot be built', async () => {
    const { tell, words, fail } = await start();
    words(true);
    fail('reindex');
    expect(await tell(changes('search-words'))).toEqual(['expire lists', expect.stringMatching(/^log reindex failed/)]);
    expect(await tell([])).toEqual([expect.stringMatching(/^reindex/), 'expire lists']);
    expect(await tell([])).toEqual([]);
  });

  it('need no index of their own when all is built anew', async () => {
    const { tell, words, fail } = await start();
    words(true);
    fail('reindex');
    await tell(changes('search-words'));
    const told = await tell(changes('all'));
    expect(told.filter((what) => what.startsWith('reindex'))).toHaveLength(1);
  });
});

describe('an instance that is stopped', () => {
  it('listens no more, and has ended what it had begun', async () => {
    const { tell, words, holdReindex, stop, channel, did } = await start();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    holdReindex(() => held);
    words(true);
    await tell(changes('search-words'));
    const stopping = stop().then(() => did.push('stopped'));
    await settle();
    expect([channel.closed, did.includes('stopped')]).toEqual([true, false]);
    release();
    await stopping;
    expect(did.findIndex((what) => what.startsWith('reindex'))).toBeLessThan(did.indexOf('stopped'));
  });

  it('waits for a look that is under way', async () => {
    const { channel, stop, did } = await start();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    during = () => held;
    channel.notify();
    const stopping = stop().then(() => did.push('stopped'));
    await settle();
    expect(did).toEqual([]);
    release();
    await stopping;
    expect(did).toEqual(['caughtUp', 'stopped']);
  });
});

describe('an index that stood still is told what it has not heard of', () => {
  const since = () => articlesChangedSince({} as never, at(3));

  it.each<[string, Change[], number[]]>([
    ['nothing', [], []],
    ['articles first, then those whose stock alone changed', changes('stock 5', 'stock 1', 'article 1'), [1, 5]],
    ['what names no article', changes('content', 'search-words', 'shop 2'), []],
  ])('%s', async (_what, told, about) => {
    news = [told];
    expect(await since()).toEqual(about);
    expect(looked).toEqual([[at(3), 5001]]);
  });

  it('or that it has to be built anew', async () => {
    for (const told of ['lost' as const, changes('all'), changes('forgotten')]) {
      news = [told];
      expect(await since()).toBeUndefined();
    }
    [news, shown] = [[changes('size 1')], ids(1001)];
    expect(await since()).toBeUndefined();
  });
});
