import { createHash, randomBytes } from 'node:crypto';
import { addressFor, KEPT_MS, LINK_LIFETIME_MS } from './rules';
import * as store from './store';
import type { EmailTokens, EmailTokensDependencies, Purpose } from './types';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

export function createEmailTokens({ sql, clock, signatures }: EmailTokensDependencies): EmailTokens {
  const claim = (purpose: Purpose, part: string) => `link:${purpose}:${part}`;

  return {
    async make(tx, purpose, customer) {
      const at = clock();
      const email = addressFor(purpose, customer);
      if (email === undefined) throw new Error('There is no address to confirm');
      const part = randomBytes(32).toString('base64url');
      await store.insertToken(tx, {
        ...{ id: digest(part), customerId: customer.id, purpose, email, at },
        expiresAt: new Date(at.getTime() + LINK_LIFETIME_MS[purpose]),
      });
      return `${part}.${signatures.sign(claim(purpose, part))}`;
    },

    read(purpose, token) {
      const [part = '', signature = '', ...more] = token.split('.');
      return more.length === 0 && signatures.isSigned(claim(purpose, part), signature) ? digest(part) : undefined;
    },

    async use(tx, purpose, id, hold) {
      const owner = await store.findOwner(tx, id);
      const customer = owner && (await hold(owner));
      if (!customer) return undefined;
      const email = addressFor(purpose, customer);
      if (email === undefined) return undefined;
      if (!(await store.useToken(tx, { id, purpose, email, at: clock() }))) return undefined;
      await store.endTokens(tx, customer.id, [purpose], clock());
      return customer;
    },

    isConfirmed: (tx, id) => store.isConfirmed(tx, id),
    end: (tx, { id }, purposes) => store.endTokens(tx, id, purposes, clock()),
    forgetOld: () => store.deleteOld(sql, new Date(clock().getTime() - KEPT_MS)),
  };
}
