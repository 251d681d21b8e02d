import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { OrderMessage } from '@/lib/contracts/webhooks';
import { SOFTWARE } from '@/lib/software';
import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { DueMessage, Webhooks, WebhooksDependencies, WebhookTargets } from './types';

/** Messages to a retailer's systems, written with the change they report and sent by a job (rule 16.5). */
export function createWebhooks({ sql, clock, sender }: WebhooksDependencies): Webhooks {
  const after = (ms: number) => new Date(clock().getTime() + ms);

  function post({ eventId, body, url, secret }: DueMessage) {
    const text = JSON.stringify(body);
    const timestamp = Math.floor(clock().getTime() / 1000);
    const signature = createHmac('sha256', secret)
      .update(rules.signedText(eventId, timestamp, text))
      .digest('hex');
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': `${SOFTWARE}-webhooks/1`,
      'Webhook-Id': eventId,
      'Webhook-Timestamp': String(timestamp),
      'Webhook-Signature': `v1=${signature}`,
    };
    return sender.post({ url, headers, body: text });
  }

  async function send(message: DueMessage) {
    const error = await post(message).then(
      ({ status }) => (rules.isReceived(status) ? undefined : `answered ${status}`),
      (cause: Error) => cause.message.slice(0, 500),
    );
    if (error === undefined) return store.sent(sql, message.id, clock());
    const pause = rules.pauseAfter(message.attempts);
    return store.failed(sql, message.id, error, pause === undefined ? undefined : after(pause));
  }

  return {
    async tell(tx, news) {
      const targets = await store.targetsOf(tx, news.shopId);
      if (targets.length === 0) return;
      const at = clock();
      const head = { event: news.event, id: randomUUID(), at: at.toISOString() };
      const body: OrderMessage = { ...head, ...(await store.stand(tx, news)) };
      await store.insert(
        tx,
        targets.map(({ id }) => id),
        body,
        at,
      );
    },

    async sendDue(limit) {
      const due = await transact(sql, (tx) =>
        store.takeDue(tx, clock(), after(rules.LEASE_MS), limit, rules.AT_ONCE_PER_TARGET),
      );
      await Promise.all(due.map(send));
      return due.length;
    },

    forgetOld: () => store.deleteOld(sql, after(-rules.KEPT_MS)),
  };
}

export function createWebhookTargets({ sql, clock }: Pick<WebhooksDependencies, 'sql' | 'clock'>): WebhookTargets {
  return {
    async add(url, shopId) {
      if (!rules.isTarget(url)) return undefined;
      const secret = `whs_${randomBytes(32).toString('base64url')}`;
      await store.insertTarget(sql, shopId, url, secret, clock());
      return secret;
    },

    all: () => store.targets(sql),
    stop: (id) => store.stopTarget(sql, id),
  };
}
