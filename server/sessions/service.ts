import { createHash, randomBytes } from 'node:crypto';
import * as rules from './rules';
import * as store from './store';
import type { Sessions, SessionsDependencies } from './types';

const digest = (sid: string) => createHash('sha256').update(sid).digest('hex');

export function createSessions({ sql, clock }: SessionsDependencies): Sessions {
  return {
    async open(customerId) {
      const now = clock();
      const sid = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + rules.SESSION_LIFETIME_MS);
      await store.insertSession(sql, digest(sid), customerId, now, expiresAt);
      return { sid, expiresAt };
    },

    async find(sid) {
      const now = clock();
      const row = await store.findSession(sql, digest(sid), now);
      if (!row) return undefined;
      const { lastSeen, ...customer } = row;
      if (now.getTime() - lastSeen.getTime() > rules.SEEN_EVERY_MS) await store.touchSession(sql, digest(sid), now);
      return { ...customer, sid };
    },

    close: (sid) => store.revokeSession(sql, digest(sid), clock()),
    closeAll: (tx, { id }) => store.revokeSessions(tx, id, clock()),
    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - rules.KEPT_MS)),
  };
}
