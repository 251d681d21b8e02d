import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from '@/server/db/connection';
import * as rules from './rules';
import * as store from './store';
import type { NewSession, Sessions, SessionsDependencies, Transaction } from './types';

const digest = (sid: string) => createHash('sha256').update(sid).digest('hex');

export function createSessions({ sql, clock }: SessionsDependencies): Sessions {
  async function open(db: Sql | Transaction, customerId: number): Promise<NewSession> {
    const now = clock();
    const sid = randomBytes(32).toString('base64url');
    const sessionId = digest(sid);
    const expiresAt = new Date(now.getTime() + rules.SESSION_LIFETIME_MS);
    await store.insertSession(db, sessionId, customerId, now, expiresAt);
    return { sessionId, sid, expiresAt };
  }

  return {
    open: (customerId) => open(sql, customerId),

    async find(sid) {
      const now = clock();
      const row = await store.findSession(sql, digest(sid), now);
      if (!row) return undefined;
      const { lastSeen, ...customer } = row;
      if (now.getTime() - lastSeen.getTime() > rules.SEEN_EVERY_MS) await store.touchSession(sql, digest(sid), now);
      return { ...customer, sid, sessionId: digest(sid) };
    },

    close: (sid) => store.revokeSession(sql, digest(sid), clock()),

    closeAll: (tx, { id }, kept = []) =>
      store.revokeSessions(
        tx,
        id,
        clock(),
        kept.filter((one) => typeof one === 'string'),
      ),

    async renew(tx, { id }, sessionId) {
      if (sessionId !== undefined) await store.revokeSession(tx, sessionId, clock());
      return open(tx, id);
    },

    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - rules.KEPT_MS)),
  };
}
