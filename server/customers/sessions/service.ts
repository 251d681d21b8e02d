import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '@/server/platform/db/connection';
import { type Transaction, transact } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { NewSession, Sessions } from './types';

const random = () => randomBytes(32).toString('base64url');
const digest = (sid: string) => createHash('sha256').update(sid).digest('hex');

export function createSessions({ sql, clock }: { sql: Sql; clock: Clock }): Sessions {
  async function openIn(tx: Transaction, customerId: number, known = ''): Promise<NewSession> {
    const now = clock();
    const [sid, device] = [random(), random()];
    const sessionId = digest(sid);
    const expiresAt = new Date(now.getTime() + rules.SESSION_LIFETIME_MS);
    const deviceExpiresAt = new Date(now.getTime() + rules.DEVICE_LIFETIME_MS);
    await store.insertSession(tx, sessionId, customerId, now, expiresAt);
    const ids = { before: digest(known), id: digest(device) };
    await store.moveDevice(tx, { ...ids, customerId, at: now, expiresAt: deviceExpiresAt });
    return { sessionId, sid, expiresAt, device, deviceExpiresAt };
  }

  return {
    open: (customerId, known) => transact(sql, (tx) => openIn(tx, customerId, known)),
    openIn,

    async find(sid) {
      const now = clock();
      const row = await store.findSession(sql, digest(sid), now);
      if (!row) return undefined;
      const { lastSeen, ...customer } = row;
      if (now.getTime() - lastSeen.getTime() > rules.SEEN_EVERY_MS) await store.touchSession(sql, digest(sid), now);
      return { ...customer, sid, sessionId: digest(sid) };
    },

    close: (sid) => store.revokeSession(sql, digest(sid), clock()),

    async closeAll(tx, { id }, kept = []) {
      const ids = kept.filter((one) => typeof one === 'string');
      await store.revokeSessions(tx, id, clock(), ids);
      await store.deleteDevices(tx, id);
    },

    async renew(tx, { id }, sessionId) {
      if (sessionId !== undefined) await store.revokeSession(tx, sessionId, clock());
      return openIn(tx, id);
    },

    async forgetOld() {
      const ended = await store.deleteOld(sql, new Date(clock().getTime() - rules.KEPT_MS));
      return ended + (await store.deleteOldDevices(sql, new Date(clock().getTime() - rules.DEVICE_LIFETIME_MS)));
    },
  };
}
