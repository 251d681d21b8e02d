import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ean, openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
});
afterAll(() => api.close());

const get = async (path: string, params?: Record<string, string>, headers?: Record<string, string>) =>
  (await api.ask('GET', path, { params, headers })).json();
const status = async (path: string, params?: Record<string, string>) => (await api.ask('GET', path, { params })).status;
const search = async (body: unknown) => (await api.ask('POST', '/articles/search', { body })).json();
const ids = (articles: { id: number }[]) => articles.map((one) => one.id);
type Hits = { hits: { hits: { _id: string; _source: { id: number } }[] } };
const hitIds = ({ hits }: Hits) => hits.hits.map((hit) => hit._source.id);
const heldre = { host: 'heldre.localhost:3000' };

describe('rule 3.5: lists page as a category does', () => {
  const list = '/categories/{id}/articles';

  it('opens with 20 by name', async () => {
    const page = await get(list, { id: '1' });
    expect(page).toMatchObject({
      id: 1,
      name: 'Klær',
      count: 27,
      total: 27,
      current_page: 1,
      last_page: 2,
      per_page: 20,
    });
    expect(page.articles).toHaveLength(20);
    expect(page.articles.slice(0, 3).map((one: { name: string }) => one.name)).toEqual([
      'Bukse 0',
      'Bukse 1',
      'Bukse 2',
    ]);
    expect(page.availableProductlines).toEqual([
      { id: 1, name: 'Fjelltind', slug: 'fjelltind', count: 26 },
      { id: 2, name: 'Heldre', slug: 'heldre', count: 1 },
    ]);
  });

  it.each([
    ['?orderBy=Price&per_page=2', [1, 2]],
    ['?orderBy=Price&order=desc&per_page=2', [124, 123]],
    ['?orderBy=Bestseller&per_page=2', [2, 1]],
    ['?orderBy=price&per_page=2', [1, 2]],
    ['?orderBy=bestseller&per_page=2', [2, 1]],
    ['?order=desc&per_page=1', [2]],
    ['?page=2&per_page=26', [2]],
    ['?page=99', []],
  ])('%s', async (query, expected) => {
    expect(ids((await get(`${list}${query}`, { id: '1' })).articles)).toEqual(expected);
  });

  it.each([
    '?page=0',
    '?page=-1',
    '?page=NaN',
    '?per_page=101',
    '?per_page=0',
    '?orderBy=Weight',
    '?order=up',
    '?page=1e99',
  ])('%s is a 422', async (query) => expect(await status(`${list}${query}`, { id: '1' })).toBe(422));

  it.each(['99', '0', '-1', 'x', '1e0', '01', '9999999999', '1;drop table articles', '__proto__'])(
    'category %s is not there',
    async (id) => expect(await status(list, { id })).toBe(404),
  );

  it('a subcategory answers its own fields, and its groups', async () => {
    const page = await get('/subcategories/{id}/articles', { id: '1' });
    expect(page).toMatchObject({ ArticleGroup2ID: 1, MainGroupID: 1, Name: 'Jakker', articlesCount: 27, last_page: 2 });
    const groups = await get('/subcategories/{id}/groups', { id: '1' });
    expect(groups.map((one: { articleGroup3ID: number }) => one.articleGroup3ID)).toEqual([1, 2]);
    expect(await status('/subcategories/{id}/groups', { id: '9' })).toBe(404);
    expect(await status('/subcategories/{id}/articles', { id: '9' })).toBe(404);
  });

  it('a brand with a product line sees that alone', async () => {
    const page = await get(list, { id: '1' }, heldre);
    expect([page.count, ids(page.articles)]).toEqual([1, [2]]);
    expect(ids(await get('/articles/bundle?articles=1,2', {}, heldre))).toEqual([2]);
    expect(ids(await get('/articles/brand', {}, heldre))).toEqual([2]);
    expect((await get('/articles/suggest?q=turjakke', {}, heldre)).articles).toEqual([]);
  });
});

describe('one article and several', () => {
  it('rule 3.2: has variants and the approved reviews only', async () => {
    const article = await get('/articles/{id}', { id: '1' });
    expect(article).toMatchObject({ id: 1, articleId: 1, price: 8000, campaigns: [{ articleId: 1, price: 8000 }] });
    expect(article.variants[0]).toMatchObject({ ean: ean(10), shops: [{ id: 1, qty: 3 }] });
    expect(article.reviews.map((one: { content: string }) => one.content)).toEqual(['God']);
    expect(JSON.stringify(article)).not.toMatch(/vatRate|feedDigest|customerId/);
  });

  it.each(['3', '999', 'turjakke'])('%s is not visible or not there', async (id) => {
    expect(await status('/articles/{id}', { id })).toBe(404);
    expect(await status('/articles/availability/{id}', { id })).toBe(404);
  });

  it('availability is fresh', async () => {
    const answer = await api.ask('GET', '/articles/availability/{id}', { params: { id: '1' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.json()).variants[0].shops).toEqual([{ id: 1, qty: 3 }]);
  });

  it.each([
    ['2,1', [2, 1]],
    ['2+1', [2, 1]],
    ['2%2B1', [2, 1]],
    ['1,3,999,2', [1, 2]],
  ])('bundle %s keeps the order and leaves out what is hidden', async (joined, expected) => {
    expect(ids(await get(`/articles/bundle?articles=${joined}`))).toEqual(expected);
  });

  it.each(['', '?articles=', '?articles=a', '?articles=1,-2', '?articles=1;2'])('bundle %j is a 422', async (query) =>
    expect(await status(`/articles/bundle${query}`)).toBe(422),
  );

  it('brand articles are the featured ones', async () => expect(ids(await get('/articles/brand'))).toEqual([1]));
});

describe('rule 7.3: search answers as its index does', () => {
  it('by text', async () => {
    const found = await search({ query: 'turjakke' });
    expect(found).toMatchObject({ total: { value: 1 }, hits: { total: { value: 1 } }, corrected: null, relaxed: [] });
    expect(found.hits.hits[0]).toMatchObject({ _id: '1', _score: expect.any(Number), _source: { id: 1, price: 8000 } });
    expect(found.facets.brands).toEqual([{ id: 1, count: 1, checked: false }]);
  });

  it('everything, a page at a time from 0', async () => {
    const all = await search({});
    expect([all.total.value, all.hits.hits.length]).toEqual([27, 27]);
    expect(hitIds(await search({ take: 2, page: 1, sort: 'price' }))).toEqual(
      hitIds(await search({ sort: 'price' })).slice(2, 4),
    );
  });

  it.each([
    [{ price: { min: 8000, max: 30_000 } }, [1, 2]],
    [{ GrossPrice: { max: 8000 } }, [1]],
    [{ price: { min: 8000, asc: true, checked: true }, GrossPrice: { max: 9000 } }, [1]],
    [{ brands: [2] }, [2]],
    [{ ProductLineID: 2 }, [2]],
    [{ brands: [1], ProductLineID: [2] }, []],
    [{ shops: [2] }, [2]],
    [{ 'available.ShopID': [1] }, [1]],
    [{ ArticleGroup3ID: [2] }, [2]],
    [{ groups: [2], shops: [1] }, []],
    [{ campaigns: [1] }, [1]],
    [{ ids: [] }, []],
    [{ genders: [1], colors: [1], GenderID: 1, 'colorGroups.ColorGroupID': [1], ids: [1, 2], excludeIds: [2] }, [1]],
  ])('filters %j', async (filters, expected) => {
    expect(hitIds(await search({ sort: 'price', filters }))).toEqual(expected);
  });

  it.each([
    [{ filters: { price: { asc: true } } }, [1, 2]],
    [{ filters: { price: { asc: false } } }, [2, 1]],
    [{ filters: { GrossPrice: { asc: false } } }, [2, 1]],
    [{ filters: { price: { asc: false, checked: true } } }, [2, 1]],
    [{ filters: { price: { max: 8000, asc: true, checked: false } }, sort: 'name' }, [1, 2]],
    [{ filters: { price: { asc: false } }, order: 'asc' }, [1, 2]],
    [{ filters: { price: { asc: false } }, sort: 'price' }, [1, 2]],
    [{ filters: { price: { asc: true } }, sort: 'bestseller' }, [2, 1]],
    [{ filters: { campaigns: [2] } }, []],
    [{ filters: { ratings: [4] } }, [1]],
    [{ filters: { ratings: 1 } }, [1]],
  ])('rule 7.3, rule 3.14: %j', async (body, expected) => {
    const { filters } = body;
    expect(hitIds(await search({ ...body, filters: { ...filters, ids: [1, 2] } }))).toEqual(expected);
  });

  it('rule 4.31: what was chosen is checked, and its colour groups stand first', async () => {
    const asked = await search({ filters: { colors: [1], genders: 1 } });
    for (const { _source } of asked.hits.hits)
      expect(_source.colorGroups[0]).toMatchObject({ id: 1, checked: true, colorId: expect.any(Number) });
    expect(asked.facets.colors[0]).toMatchObject({ id: 1, checked: true });
    const checked = asked.facets.genders.filter((one: { checked: boolean }) => one.checked);
    expect(checked.map(({ id }: { id: number }) => id)).toEqual([1]);
    const bare = await search({ filters: { ids: [1] } });
    expect(bare.hits.hits[0]._source.colorGroups[0].checked).toBe(false);
  });

  it.each([
    [
      [12, 11],
      [12, 11, 1],
    ],
    [
      [11, 12],
      [11, 12, 1],
    ],
    [
      [12, 1],
      [12, 1, 11],
    ],
  ])('rule 4.31: colour groups stand in the order they were chosen, then the others: %j', async (colors, expected) => {
    const { hits, facets } = await search({ filters: { colors, ids: [1] } });
    const ids = (groups: { id: number }[]) => groups.map(({ id }) => id);
    expect([ids(hits.hits[0]._source.colorGroups), ids(facets.colors)]).toEqual([expected, expected]);
  });

  it.each([
    [{ take: 1001 }],
    [{ take: -1 }],
    [{ page: 0.5 }],
    [{ query: 7 }],
    [{ query: 'x'.repeat(201) }],
    [{ filters: { color: [1] } }],
    [{ filters: { price: { min: '1' } } }],
    [{ filters: [] }],
    [{ sort: 'weight' }],
    [[]],
    [null],
  ])('%j is a 422', async (body) => expect((await api.ask('POST', '/articles/search', { body })).status).toBe(422));

  it.each(['price', 'Price'])('sorts by %s', async (sort) => {
    const found = await search({ sort, order: 'desc', take: 2 });
    expect(hitIds(found)).toEqual([124, 123]);
  });

  it.each([
    [{ Query: 'jakke' }, 'Query'],
    [{ orderBy: 'price' }, 'orderBy'],
    [{ filters: { color: [1] } }, 'filters.color'],
  ])('what nobody knows is refused by its name, rather than left out unseen: %j', async (body, name) => {
    const answer = await api.ask('POST', '/articles/search', { body });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { [name]: ['Ugyldig data'] } }]);
  });

  it('by ids, in their order', async () => {
    const found = await (await api.ask('POST', '/articles/searchids', { body: { ids: [2, 3, 1, 999] } })).json();
    expect([hitIds(found), found.total.value]).toEqual([[2, 1], 2]);
    expect((await api.ask('POST', '/articles/searchids', { body: {} })).status).toBe(422);
  });

  it('suggests', async () => {
    const answer = await api.ask('GET', '/articles/suggest?q=turj');
    expect(answer.headers.get('cache-control')).toContain('public');
    const found = await answer.json();
    expect([ids(found.articles), found.queries, found.total]).toEqual([[1], ['turjakke'], 1]);
    expect(found.categories).toContainEqual(
      expect.objectContaining({ level: 1, path: expect.stringMatching(/^\/[a-zæøå%]/) }),
    );
    expect(await status('/articles/suggest')).toBe(422);
  });
});

describe('reference data', () => {
  it('names what there is', async () => {
    expect(await get('/categories')).toMatchObject([{ id: 1, count: 27, current_page: 1, last_page: 2 }]);
    expect(await get('/productlines')).toHaveLength(2);
    expect(await get('/genders')).toContainEqual({ id: 1, name: 'Herre', checked: false });
    expect((await get('/colorgroups'))[0]).toEqual({
      id: 1,
      label: 'Blå',
      name: 'Blå',
      hex: '#2040a0',
      colorId: 1,
      checked: false,
    });
    expect((await get('/bestsellers'))[0]).toEqual({ article_id: 2, qty_rank: 1, turnover_rank: 2 });
    expect(await get('/campaigns')).toMatchObject([{ id: 1, name: 'Ukens annonse!', count: 1 }]);
    expect(ids(await get('/campaigns/combined/articles'))).toEqual([1]);
  });

  it('comes from memory until the catalogue changes', async () => {
    await api.sql`update genders set name = 'Mann' where id = 1`;
    expect(await get('/genders')).toContainEqual({ id: 1, name: 'Herre', checked: false });
    api.forget();
    expect(await get('/genders')).toContainEqual({ id: 1, name: 'Mann', checked: false });
  });

  it('rule 9.10: a gender and a category are told by the names they are shown with', async () => {
    await api.sql`update genders set name = 'Unisex' where id = 2`;
    await api.sql`update categories set name = 'Tekstil' where id = 1`;
    api.forget();
    expect(await get('/genders')).toContainEqual({ id: 2, name: 'Uni', checked: false });
    expect(await get('/categories')).toMatchObject([{ name: 'Klær' }]);
  });

  it('rule 7.9: is not sent twice', async () => {
    const first = await api.ask('GET', '/colorgroups');
    const etag = first.headers.get('etag') ?? '';
    expect((await api.ask('GET', '/colorgroups', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});
