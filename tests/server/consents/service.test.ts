import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everything, onlyNecessary } from '@/lib/consent/consent';
import { openApiShop } from '@/tests/server/api/open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
});
afterAll(() => api.close());
beforeEach(() => api.sql`truncate consents, attempts`);

const send = async (body: unknown, headers?: Record<string, string>) =>
  (await api.ask('POST', '/consents', { body, headers })).status;
const rows = () => api.sql`select id, version, ga, gtm, meta from consents order by at`;
const choice = (over: object = {}) => ({ v: 1, id: randomUUID(), ...everything, ...over });

describe('rule 10.5: the log of consent', () => {
  it('holds id, version, time and choices, and of one browser the last choice only', async () => {
    const first = choice();
    expect(await send(first)).toBe(204);
    expect(await send({ ...first, ...onlyNecessary })).toBe(204);
    expect(await send(choice({ ...onlyNecessary, ga: true }))).toBe(204);
    expect(await rows()).toMatchObject([
      { id: first.id, version: 1, ...onlyNecessary },
      { ...onlyNecessary, ga: true },
    ]);
    const [row] = await api.sql`select at > now() - interval '1 minute' as fresh from consents limit 1`;
    expect(row?.fresh).toBe(true);
  });

  it.each([[{ v: 2 }], [{ v: '1' }], [{ id: 'me' }], [{ ga: 1 }], [{ meta: undefined }]])(
    '%j is a 422 and nothing is written',
    async (over) => {
      expect(await send(choice(over))).toBe(422);
      expect(await rows()).toEqual([]);
    },
  );

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
      where table_name = 'consents'`;
    expect(columns?.names, 'the log names no customer').toBe('at,ga,gtm,id,meta,version');
  });
});
