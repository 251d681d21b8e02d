import { describe, expect, it } from 'vitest';
import {
  addressOf,
  arrive,
  leaveAt,
  listsOf,
  pathOf,
  routeOf,
  TRAIL_LIMIT,
  type TrailEntry,
  type TrailRule,
  trailRule,
} from '@/lib/routes/breadcrumb-trail';

const categories = ['sko', 'klær', 'vintersport'];
const entry = (path: string, title = path): TrailEntry => ({ ...routeOf(path, categories), title, scrollPosition: 0 });
const paths = (trail: TrailEntry[]) => trail.map(addressOf);

const routes: [path: string, name: string, params: Record<string, string>, rule: TrailRule][] = [
  ['/', 'home', {}, 'reset'],
  ['/preview/vår', 'homePreview', { name: 'vår' }, 'reset'],
  ['/search/varm%20jakke', 'search', { query: 'varm jakke' }, 'reset'],
  ['/utvalg/1+2+3', 'utvalg', { ids: '1+2+3' }, 'reset'],
  ['/sko', 'category', { categoryName: 'sko' }, 'reset'],
  [
    '/kl%C3%A6r/jakker/skalljakker',
    'category',
    { categoryName: 'klær', subcategoryName: 'jakker', group: 'skalljakker' },
    'reset',
  ],
  [
    '/vintersport/hjelmer-&-alpinbriller',
    'category',
    { categoryName: 'vintersport', subcategoryName: 'hjelmer-&-alpinbriller' },
    'reset',
  ],
  ['/herre', 'gender', { gender: 'herre' }, 'reset'],
  ['/barn-junior', 'gender', { gender: 'barn-junior' }, 'reset'],
  ['/kampanje/host', 'campaign', { slug: 'host' }, 'reset'],
  ['/product/tursko-42', 'product', { articleName: 'tursko-42' }, 'keep'],
  ['/om-oss', 'other', {}, 'clear'],
  ['/checkout', 'other', {}, 'clear'],
  ['/butikker/bergen', 'other', {}, 'clear'],
  ['/toString', 'other', {}, 'clear'],
];

describe('rule 4.24, rule 4.25: the breadcrumb trail', () => {
  for (const [path, name, params, rule] of routes)
    it(`${path} is ${name} and asks for: ${rule}`, () => {
      const route = routeOf(path, categories);
      expect(route).toEqual({ name, params });
      expect(trailRule(route.name)).toBe(rule);
      if (rule !== 'clear') expect(decodeURI(pathOf(route))).toBe(decodeURI(path).replace('vår', 'vår'));
    });

  it('a reset starts from the own trail of the destination', () => {
    const before = [entry('/klær'), entry('/product/jakke')];
    expect(paths(arrive(before, [entry('/sko'), entry('/sko/tursko')]))).toEqual(['/sko', '/sko/tursko']);
    expect(paths(arrive(before, [entry('/')]))).toEqual(['/']);
  });

  it('a product is added to the end of the trail', () => {
    const trail = arrive([entry('/sko')], [entry('/klær'), entry('/product/tursko')]);
    expect(paths(trail)).toEqual(['/sko', '/product/tursko']);
  });

  it('coming back to a product of the trail cuts off what followed', () => {
    const trail = [entry('/sko'), entry('/product/a'), entry('/product/b')];
    expect(paths(arrive(trail, [entry('/product/a')]))).toEqual(['/sko', '/product/a']);
  });

  it('any other destination clears it', () => {
    expect(arrive([entry('/sko'), entry('/product/a')], [entry('/checkout')])).toEqual([]);
    expect(arrive([entry('/sko')], [])).toEqual([]);
  });

  it('holds the 10 newest entries', () => {
    let trail = [entry('/sko')];
    for (let number = 1; number <= 15; number++) trail = arrive(trail, [entry(`/product/${number}`)]);
    expect(trail).toHaveLength(TRAIL_LIMIT);
    expect(paths(trail).at(-1)).toBe('/product/15');
    expect(paths(trail)[0]).toBe('/product/6');
  });

  it('remembers the scroll position of its last place, and the state of a list', () => {
    const left = leaveAt([entry('/sko'), entry('/sko/tursko')], 840, 'sortering=pris');
    expect(left.map((one) => one.scrollPosition)).toEqual([0, 840]);
    expect(paths(left)).toEqual(['/sko', '/sko/tursko?sortering=pris']);
    expect(paths(leaveAt(left, 0, ''))).toEqual(['/sko', '/sko/tursko']);
    expect(paths(leaveAt([entry('/product/a')], 10, 'variant=1'))).toEqual(['/product/a']);
    expect(leaveAt([], 10, '')).toEqual([]);
  });

  it('a product shows the lists that led to it, and nothing else (rule 11.11)', () => {
    const trail = [entry('/sko'), entry('/sko/tursko'), entry('/product/a')];
    expect(paths(listsOf(trail))).toEqual(['/sko', '/sko/tursko']);
    expect(listsOf([entry('/'), entry('/product/a')])).toEqual([]);
  });
});
