import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ShopError } from '@/lib/errors';
import type { Sql } from '@/server/platform/db/connection';
import { caller, linkOf, open, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { type Change, type Letter, type Link, type Moves, openWorld, purposes, type World } from './account-model';
import { openMortal } from './faults';
import { sometimes, walkAll, weighted } from './walks';

const START = new Date('2026-03-03T11:00:00Z');
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const PAUSES = [MINUTE, 31 * MINUTE, 2 * HOUR, DAY, 4 * DAY, 31 * DAY];
const EMAILS = ['kari@example.no', 'ola@example.no', 'liv@example.no'];
const PHONES = ['41234561', '41234562', '41234563'];
const PASSWORDS = ['tre fjell og en foss', 'et helt nytt passord', 'en lang tur i regnet'];

const doings = {
  ...{ register: 4, login: 4, logout: 1, 'ask to log in': 2, 'log in by letter': 3, verify: 4, 'ask to reset': 2 },
  ...{ reset: 3, change: 8, confirm: 5, resend: 2, remove: 2, wait: 2, forget: 1 },
};
type Doing = keyof typeof doings;
interface Act {
  does: Doing;
  on: number;
  how: number;
  twice?: boolean | undefined;
  dies?: number | undefined;
}
const act: fc.Arbitrary<Act> = fc.record({
  does: weighted<Doing>(doings),
  on: fc.nat({ max: 11 }),
  how: fc.nat({ max: 63 }),
  twice: sometimes(fc.constant(true)),
  dies: sometimes(fc.nat({ max: 25 })),
});

/** What is asked twice at once is asked by one browser twice: of these the second is refused, or does no more. */
const TWICE: readonly Doing[] = ['register', 'log in by letter', 'verify', 'reset', 'confirm', 'remove', 'logout'];

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = <Row>(rows: readonly Row[], on: number): Row | undefined => rows[on % Math.max(1, rows.length)];

interface Seen {
  accounts: { id: number; email: string; phone: string; password: string; verified: boolean; pending: string | null }[];
  sessions: { id: string; email: string }[];
}

async function lookAt(sql: Sql, now: Date): Promise<Seen> {
  const [accounts, sessions] = await Promise.all([
    sql<Seen['accounts']>`select id, email, phone, password_hash as password, verified, pending_email as pending
      from customers order by email`,
    sql<Seen['sessions']>`select s.id, c.email from sessions s join customers c on c.id = s.customer_id
      where s.revoked_at is null and s.expires_at > ${now.toISOString()} order by s.id`,
  ]);
  return { accounts: [...accounts], sessions: [...sessions] };
}

/** What of a world can be seen from outside. */
function outside({ accounts, sessions }: World) {
  return {
    accounts: accounts
      .filter(({ gone }) => !gone)
      .map(({ email, phone, password, verified, pending }) => ({
        ...{ email, phone, password: `hash of ${password}`, verified, pending: pending?.email ?? null },
      }))
      .sort((a, b) => (a.email < b.email ? -1 : 1)),
    sessions: sessions.filter((one) => one.open).map(({ account }) => accounts[account]?.email ?? ''),
    letters: [] as Letter[],
  };
}

async function takeWalk(sql: Sql, acts: readonly Act[]) {
  await sql`truncate customers, attempts, mails, wanted_letters restart identity cascade`;
  const mortal = openMortal();
  const shop = open(mortal.sql(sql), START);
  const { accounts: customers, changes: accountChanges, logins, sessions } = shop.shop.customers;
  let world: World = { now: START.getTime(), accounts: [], sessions: [], links: [], wanted: [], letters: [] };
  let seen = await lookAt(sql, shop.clock());

  /** What an act asks of the shop, and what it ought to do; undefined when there is nobody to do it. */
  function meant({
    does,
    on,
    how,
  }: Act): { asks: () => Promise<unknown>; ought: (moves: Moves) => unknown } | undefined {
    const live = world.accounts.flatMap((account, place) => (account.gone ? [] : { ...account, place }));
    const account = at(live, on);
    const id = seen.accounts.find(({ email }) => email === account?.email)?.id ?? 0;
    const [email, phone, password] = [at(EMAILS, how) ?? '', at(PHONES, on) ?? '', at(PASSWORDS, how) ?? ''];
    const inside = world.sessions.flatMap((session, place) =>
      session.open && session.id ? { ...session, place } : [],
    );
    const session = at(inside, on);
    const owner = world.accounts[session?.account ?? -1];
    const ownerId = seen.accounts.find((one) => one.email === owner?.email)?.id ?? 0;
    const typed = how % 8 === 7 ? 'feil passord' : (owner?.password ?? '');
    const from = { ...caller(), ...(session?.id && { session: session.id }) };
    const linkOfKind = (purpose: string) =>
      at(world.links.filter((link) => link.purpose === purpose).reverse(), on % 3);
    const passwords = { password, password_confirmation: password };

    switch (does) {
      case 'register':
        return {
          asks: () => customers.register(registration({ email, phone, ...passwords }), caller()),
          ought: (moves) => moves.register(email, phone, password),
        };
      case 'login': {
        if (!account) return undefined;
        const word = how % 8 === 7 ? 'feil passord' : account.password;
        const by = how % 2 ? { email: account.email } : { phone: account.phone };
        return {
          asks: async () => sessions.open((await logins.login({ ...by, password: word }, undefined, caller())).id),
          ought: (moves) => moves.login(account.place, word),
        };
      }
      case 'ask to log in':
        return { asks: () => logins.askLink({ email }, caller()), ought: (moves) => moves.want('login', email) };
      case 'ask to reset':
        return { asks: () => logins.forgotPassword(email, caller()), ought: (moves) => moves.want('reset', email) };
      case 'log in by letter': {
        const link = linkOfKind('login');
        return (
          link && {
            asks: () => logins.useLink(link.token),
            ought: (moves) => moves.useLogin(link.token),
          }
        );
      }
      case 'verify':
      case 'confirm': {
        const link = linkOfKind(does === 'verify' ? 'verify' : 'change');
        return (
          link && {
            asks: () => accountChanges.verifyEmail(link.token, caller()),
            ought: (moves) => (does === 'verify' ? moves.verify(link.token) : moves.confirm(link.token)),
          }
        );
      }
      case 'reset': {
        const link = linkOfKind('reset');
        return (
          link && {
            asks: () => customers.resetPassword({ token: link.token, ...passwords }, caller()),
            ought: (moves) => moves.reset(link.token, password),
          }
        );
      }
      case 'change': {
        if (!session) return undefined;
        const change: Change = {
          ...(how & 1 && { email }),
          ...(how & 2 && { phone: at(PHONES, how >> 2) }),
          ...(how & 4 && { password }),
        };
        const sent = { ...change, ...(change.password && passwords), current_password: typed };
        return {
          asks: () => accountChanges.update(ownerId, sent, from),
          ought: (moves) => moves.change(session.place, change, typed),
        };
      }
      case 'remove':
        return (
          session && {
            asks: () => accountChanges.remove(ownerId, typed, from),
            ought: (moves) => moves.remove(session.place, typed),
          }
        );
      case 'logout':
        return (
          session && {
            asks: () =>
              mortal.sql(
                sql,
              )`update sessions set revoked_at = ${shop.clock().toISOString()} where id = ${session.id ?? ''}`,
            ought: (moves) => moves.logout(session.place),
          }
        );
      case 'resend':
        return (
          account && {
            asks: () => accountChanges.resendVerification(id, caller()),
            ought: (moves) => moves.resend(account.place),
          }
        );
      case 'wait': {
        const ms = at(PAUSES, how) ?? 0;
        return { asks: async () => shop.pass(ms), ought: (moves) => moves.pass(ms) };
      }
      case 'forget':
        return { asks: () => shop.forgetOld(), ought: (moves) => moves.forgetOld() };
    }
  }

  for (const [i, step] of acts.entries()) {
    const meaning = meant(step);
    if (!meaning) continue;
    const { asks, ought } = meaning;
    const times = step.twice && TWICE.includes(step.does) ? 2 : 1;
    const told = `step ${i + 1}, ${step.does}`;
    const dies = step.does === 'wait' ? undefined : step.dies;
    mortal.doom({ dies });
    for (const answer of await Promise.allSettled(Array.from({ length: times }, asks)))
      if (answer.status === 'rejected' && !(answer.reason instanceof ShopError) && !mortal.isDead())
        throw new Error(`${told} failed`, { cause: answer.reason });
    const died = mortal.isDead();
    await mortal.revive();

    // One that has died has done nothing, or all of it.
    const may = Array.from({ length: times + 1 }, (_, done) => {
      const next = structuredClone(world);
      for (let n = 0; n < done; n++) ought(openWorld(next));
      openWorld(next).post();
      return next;
    }).slice(died ? 0 : times);
    const mails = await shop.post();
    await sql`truncate attempts`;
    seen = await lookAt(sql, shop.clock());
    const is = {
      accounts: seen.accounts.map(({ id: _, ...account }) => account),
      sessions: seen.sessions.map(({ email }) => email).sort(),
      letters: mails.map(({ key, to }): Letter => [key.split(':')[2] ?? '', to]).sort(),
    };
    const shown = may.map((one) => {
      const { accounts, sessions: open } = outside(one);
      return { accounts, sessions: open.sort(), letters: [...one.letters].sort() };
    });
    expect(shown, told).toContainEqual(is);
    world = may[shown.findIndex((one) => JSON.stringify(one) === JSON.stringify(is))] ?? world;
    world.letters = [];

    const known = new Set(world.sessions.map(({ id }) => id));
    const fresh = seen.sessions.filter(({ id }) => !known.has(id));
    for (const session of world.sessions) {
      const email = world.accounts[session.account]?.email;
      if (session.open && !session.id)
        session.id =
          fresh.splice(
            fresh.findIndex((one) => one.email === email),
            1,
          )[0]?.id ?? '';
      const isOpen = seen.sessions.some(({ id }) => id === session.id);
      expect([told, session, isOpen]).toEqual([told, session, session.open]);
    }
    world.links.push(
      ...mails.flatMap((mail): Link[] => {
        const [, id, which = ''] = mail.key.split(':');
        const purpose = purposes[which];
        const of = seen.accounts.find((one) => one.id === Number(id));
        const account = world.accounts.findIndex(({ email, gone }) => !gone && email === of?.email);
        return purpose ? [{ token: linkOf(mail), purpose, account, email: mail.to, at: world.now, used: false }] : [];
      }),
    );
  }
}

describe('rule 6.3, rule 6.13, rule 6.14: an account is what its owner made of it', () => {
  it(
    'whoever registers, logs in, changes, confirms, resets, deletes or dies',
    () => walkAll(act, { few: 8, steps: 30 }, (acts) => takeWalk(database.sql, acts)),
    3_600_000,
  );
});
