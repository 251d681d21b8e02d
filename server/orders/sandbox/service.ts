import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import { acted, again, decided, instalments, OPEN_MS, standing, webhooksOf } from './rules';
import * as store from './store';
import type { DueWebhook, Sandbox, SandboxPayment } from './types';

export interface SandboxOptions {
  sql: Sql;
  clock: Clock;
  secret: string;
  fetch?: typeof globalThis.fetch;
}

const BATCH = 20;
const PATIENCE_MS = 5000;
const KEPT_MS = 90 * 86_400_000;
const ONCE = { delaySeconds: 0, twice: false, reversed: false, silent: false };

const digest = (text: string) => createHash('sha256').update(text).digest();

const change = <T>(
  { sql, clock }: Pick<SandboxOptions, 'sql' | 'clock'>,
  id: string,
  work: (payment: SandboxPayment) => { payment: SandboxPayment; result: T },
) =>
  transact(sql, async (tx) => {
    const row = await store.lock(tx, id);
    if (!row) return undefined;
    const { payment, result } = work(standing(row, clock()));
    await store.save(tx, payment);
    return result;
  });

const withWebhooks = (payment: SandboxPayment, webhooks: DueWebhook[]): SandboxPayment =>
  payment.silent ? payment : { ...payment, webhooks: [...payment.webhooks, ...webhooks] };

/** Replaces `<brand>.localhost` by this machine, as only browsers know that name. */
function onThisMachine(address: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return url.href;
}

async function send(
  { secret, fetch = globalThis.fetch }: SandboxOptions,
  { id, webhookUrl }: SandboxPayment,
  { event }: DueWebhook,
): Promise<boolean> {
  try {
    const response = await fetch(onThisMachine(webhookUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: secret },
      body: JSON.stringify({ id, event }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function sendWebhooks(options: SandboxOptions): Promise<number> {
  const { sql, clock } = options;
  const now = clock();
  const isDue = ({ at }: DueWebhook) => new Date(at) <= now;
  // Taken out before they are sent: a lost one stays lost, as with any provider.
  const due = await transact(sql, async (tx) => {
    const payments = await store.lockDue(tx, now, BATCH);
    for (const payment of payments)
      await store.save(tx, { ...payment, webhooks: payment.webhooks.filter((one) => !isDue(one)) });
    return payments;
  });
  let sent = 0;
  for (const payment of due) {
    for (const webhook of payment.webhooks.filter(isDue)) {
      if (await send(options, payment, webhook)) sent += 1;
      else
        await change(options, payment.id, (row) => ({
          payment: withWebhooks(row, again(webhook, now)),
          result: undefined,
        }));
    }
  }
  return sent;
}

export function createSandboxProvider(options: SandboxOptions): Sandbox {
  const { sql, clock, secret } = options;
  return {
    isShop: (authorization) => timingSafeEqual(digest(authorization ?? ''), digest(secret)),

    async open(payment) {
      const now = clock();
      const expiresAt = new Date(now.getTime() + OPEN_MS);
      // The id must be unguessable, as the page asks for no login.
      await store.insert(sql, { ...payment, id: randomBytes(18).toString('base64url'), now, expiresAt });
      const kept = await store.byReference(sql, payment.reference);
      return kept?.amount === payment.amount && kept.kind === payment.kind ? { id: kept.id } : undefined;
    },

    async find(id) {
      const payment = await store.find(sql, id);
      return payment && standing(payment, clock());
    },

    act: (id, action, key, amount = 0) =>
      change(options, id, (before) => {
        const { payment, outcome } = acted(before, action, key, amount);
        const events = payment === before ? [] : webhooksOf(action, ONCE, clock()).slice(-1);
        return { payment: withWebhooks(payment, events), result: outcome };
      }),

    decide: (id, decision, wishes) =>
      change(options, id, (before) => {
        const after = { ...decided(before, decision, clock()), silent: before.silent || wishes.silent };
        if (before.state !== 'open') return { payment: before, result: before };
        return { payment: withWebhooks(after, webhooksOf(after.state, wishes, clock())), result: after };
      }),

    instalments,

    sendWebhooks: () => sendWebhooks(options),

    async forgetOld() {
      await store.deleteOld(sql, new Date(clock().getTime() - KEPT_MS));
    },
  };
}
