import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everything, onlyNecessary } from '@/lib/consent/consent';
import { createConsentProof } from '@/server/customers/consents/service';
import { storedKey } from '@/server/platform/throttle/store';
import { openApiShop } from '@/tests/server/api/open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
});
afterAll(() => api.close());
beforeEach(() => api.sql`truncate consent_choices, attempts`);

const send = async (body: unknown, headers?: Record<string, string>) =>
  (await api.ask('POST', '/consents', { body, headers })).status;
const rows = () => api.sql`select browser, version, ga, gtm, meta from consent_choices order by at, chosen_at`;
const at = (second: number) => new Date(Date.UTC(2026, 2, 3, 11, 0, second)).toISOString();
const choice = (over: object = {}) => ({ v: 1, id: randomUUID(), ts: at(0), ...everything, ...over });
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('rule 10.5: the log of consent', () => {
  it('holds version, time and each choice, in the order they were made', async () => {
    const first = choice();
    expect(await send(first)).toBe(204);
    expect(await send({ ...first, ts: at(1), ...onlyNecessary })).toBe(204);
    expect(await send(choice({ ts: at(2), ...onlyNecessary, ga: true }))).toBe(204);
    expect(await rows()).toMatchObject([
      { browser: digest(first.id), version: 1, ...everything },
      { browser: digest(first.id), version: 1, ...onlyNecessary },
      { ...onlyNecessary, ga: true },
    ]);
    const [row] = await api.sql`select at > now() - interval '1 minute' as fresh from consent_choices limit 1`;
    expect(row?.fresh).toBe(true);
  });

  it('has a choice once, also when it is sent again after the next one', async () => {
    const [first, next] = [choice(), choice({ ts: at(1), ...onlyNecessary })];
    for (const sent of [first, { ...next, id: first.id }, first, { ...first, id: first.id.toUpperCase() }])
      expect(await send(sent)).toBe(204);
    expect(await rows()).toMatchObject([everything, onlyNecessary]);
  });

  it('nobody changes or takes away what is there, knowing whatever the log knows', async () => {
    const first = choice();
    const log = () => api.sql`select * from consent_choices order by at`;
    // Who knew the id and the time beforehand keeps nobody's choice out.
    expect(await send({ ...first, ...onlyNecessary })).toBe(204);
    expect(await send(first)).toBe(204);
    const kept = await log();
    expect(kept).toMatchObject([onlyNecessary, everything]);
    expect(JSON.stringify(kept)).not.toContain(first.id);
    for (const ts of [undefined, at(0), at(1)])
      expect(await send({ ...first, ts, ...onlyNecessary, meta: true })).toBe(204);
    expect((await log()).slice(0, 2)).toEqual(kept);
    expect(await log()).toHaveLength(5);
    expect(await send({ ...first, id: kept[0]?.browser })).toBe(422);
    const proof = await createConsentProof(api).ofBrowser(first.id);
    expect(proof?.match(/Google Analytics: (yes|no)/g)).toEqual(
      ['no', 'yes', 'no', 'no', 'no'].map((said) => `Google Analytics: ${said}`),
    );
  });

  it('is only added to, whoever writes it', async () => {
    await send(choice());
    await expect(api.sql`update consent_choices set ga = false`).rejects.toThrow('only added to');
    expect(await rows()).toMatchObject([everything]);
  });

  it('a network adds 200 in an hour, and what is refused is not there', async () => {
    await api.sql`insert into attempts (key, count, last_at) values (${storedKey('consent:address:198.51.100.4')}, 200, now())`;
    expect(await send(choice(), { 'x-forwarded-for': '198.51.100.4' })).toBe(204);
    expect(await send(choice(), { 'x-forwarded-for': '198.51.100.4' })).toBe(429);
    expect(await send(choice(), { 'x-forwarded-for': '198.51.100.5' })).toBe(204);
    expect(await rows()).toHaveLength(2);
  });

  it('a page from before the time was sent is heard too', async () => {
    const { ts: _ts, ...old } = choice();
    expect([await send(old), await send({ ...old, ...onlyNecessary })]).toEqual([204, 204]);
    expect(await rows()).toMatchObject([everything, onlyNecessary]);
  });

  it.each([
    [{ v: 2 }],
    [{ v: '1' }],
    [{ id: 'me' }],
    [{ ga: 1 }],
    [{ meta: undefined }],
    [{ ts: 'now' }],
    [{ ts: '0000-01-01T00:00:00Z' }],
  ])('%j is a 422 and nothing is written', async (over) => {
    expect(await send(choice(over))).toBe(422);
    expect(await rows()).toEqual([]);
  });

  it('a customer has the choice on the account, and nobody else has', async () => {
    const [mine, other] = [await api.logIn(), await api.logIn()];
    expect(await send(choice({ ...onlyNecessary, gtm: true }), mine)).toBe(204);
    const flags = async (headers: Record<string, string>) => {
      const { cookies, cookie_default, cookie_ga, cookie_google_tag_manager, cookie_meta_pixel } = await (
        await api.ask('GET', '/customers/current', { headers })
      ).json();
      return [cookies, cookie_default, cookie_ga, cookie_google_tag_manager, cookie_meta_pixel];
    };
    expect(await flags(mine)).toEqual([true, true, false, true, false]);
    expect(await flags(other)).toEqual([false, true, false, false, false]);
    expect(await send(choice(onlyNecessary), mine)).toBe(204);
    expect(await flags(mine)).toEqual([false, true, false, false, false]);
    const [columns] = await api.sql`
      select string_agg(column_name, ',' order by column_name) as names from information_schema.columns
      where table_name = 'consent_choices'`;
    expect(columns?.names, 'the log names no customer').toBe('at,browser,chosen_at,ga,gtm,meta,version');
  });
});
