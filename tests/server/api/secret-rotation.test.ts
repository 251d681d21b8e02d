import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { seal, unseal } from '@/server/api/secret';
import { createEmailTokens } from '@/server/customers/email-tokens/service';
import type { HeldCustomer } from '@/server/customers/types';
import type { Transaction } from '@/server/platform/db/transact';

const find = vi.fn(async (sid: string) => ({ id: 7, sid }));
vi.mock('@/server/shop', () => ({ openShop: () => ({ customers: { sessions: { find } } }) }));

const OLD = 'the-secret-that-was-in-use-until-today';
const NEW = 'the-secret-that-is-in-use-from-today-on';
const HOST = { host: 'localhost:3000' };

/** The shop's own modules as an instance with these settings has them. */
async function instance(secret: string, old = '') {
  vi.resetModules();
  vi.stubEnv('SESSION_SECRET', secret);
  vi.stubEnv('SESSION_SECRETS_OLD', old);
  const [csrf, session, secrets] = await Promise.all([
    import('@/server/api/csrf'),
    import('@/server/api/session'),
    import('@/server/api/secret'),
  ]);
  return { ...csrf, ...session, ...secrets };
}
afterEach(() => vi.unstubAllEnvs());

describe('rule 6.40: a new secret ends nothing that was signed with the one before it', () => {
  it('what is sealed under the old one opens as long as it is known, and not with another', async () => {
    const sealed = await seal({ sid: 'x' }, [OLD]);
    expect(await unseal(sealed, [NEW, OLD])).toEqual({ sid: 'x' });
    expect(await unseal(await seal({ sid: 'y' }, [NEW, OLD]), [NEW])).toEqual({ sid: 'y' });
    expect(await unseal(sealed, [NEW])).toBeUndefined();
    expect(await unseal(sealed.slice(20), [NEW, OLD])).toBeUndefined();
  });

  it('signs with the secret in use alone', () => {
    const rotated = createSignatures([NEW, OLD]);
    expect(rotated.sign('a')).toBe(createSignatures([NEW]).sign('a'));
    for (const known of [NEW, OLD]) expect(rotated.isSigned('a', createSignatures([known]).sign('a'))).toBe(true);
    expect(createSignatures([NEW]).isSigned('a', createSignatures([OLD]).sign('a'))).toBe(false);
    expect([rotated.isSigned('b', rotated.sign('a')), rotated.isSigned('a', '')]).toEqual([false, false]);
  });

  it('who is logged in stays logged in, through both steps of a rotation', async () => {
    const cookie = `session=${await (await instance(OLD)).seal({ sid: 'mine' })}`;
    const asked = () => new Request('http://localhost:3000/', { headers: { ...HOST, cookie } });
    for (const [secret, old] of [
      [OLD, NEW],
      [NEW, OLD],
    ] as const)
      expect(await (await instance(secret, old)).currentCustomer(asked())).toEqual({ id: 7, sid: 'mine' });
    expect(await (await instance(NEW)).currentCustomer(asked())).toBeUndefined();
  });

  it('a page that is open goes on with its cross-site token', async () => {
    const token = (await instance(OLD)).newToken('a-session');
    const asked = new Request('http://localhost:3000/', { headers: { ...HOST, cookie: 'session=a-session' } });
    expect((await instance(NEW, OLD)).isToken(asked, token)).toBe(true);
    expect((await instance(NEW)).isToken(asked, token)).toBe(false);
  });

  it('a link in a letter still verifies an address and changes a password', async () => {
    const tokens = (known: string[]) =>
      createEmailTokens({
        sql: {} as never,
        clock: () => new Date('2026-03-02T10:00:00Z'),
        signatures: createSignatures(known),
      });
    const kari = { id: 1, email: 'kari@example.no' } as HeldCustomer;
    const none = (async () => []) as unknown as Transaction;
    for (const purpose of ['verify', 'reset'] as const) {
      const token = await tokens([OLD]).make(none, purpose, kari);
      expect(tokens([NEW, OLD]).read(purpose, token)).toMatch(/^[\da-f]{64}$/);
      expect(tokens([NEW]).read(purpose, token)).toBeUndefined();
    }
  });
});
