import { createHash, randomBytes } from 'node:crypto';
import type { Customer } from '@/lib/contracts/customers';
import type { CustomerMail, HeldCustomer, Recipient } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns } from '@/server/platform/db/rows';
import type { customerTokens } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';
import { addressFor, KEPT_MS, LINK_LIFETIME_MS } from './rules';
import type { EmailTokens, Purpose } from './types';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const claim = (purpose: Purpose, part: string) => `link:${purpose}:${part}`;

interface Dependencies {
  sql: Sql;
  clock: Clock;
  signatures: Signatures;
}

export function createEmailTokens({ sql, clock, signatures }: Dependencies): EmailTokens {
  async function end(tx: Transaction, { id }: HeldCustomer, purposes: Purpose[]) {
    await tx`update customer_tokens set used_at = ${clock().toISOString()}
      where customer_id = ${id} and purpose = any(${purposes}::text[]) and used_at is null`;
  }

  return {
    end,

    async make(tx, purpose, customer) {
      const at = clock();
      const email = addressFor(purpose, customer);
      if (email === undefined) throw new Error('There is no address to confirm');
      const part = randomBytes(32).toString('base64url');
      const expiresAt = new Date(at.getTime() + LINK_LIFETIME_MS[purpose]);
      await tx`insert into customer_tokens (id, customer_id, purpose, email, expires_at, created_at) values (${digest(part)},
        ${customer.id}, ${purpose}, ${email}, ${expiresAt.toISOString()}, ${at.toISOString()})`;
      return `${part}.${signatures.sign(claim(purpose, part))}`;
    },

    read(purpose, token) {
      const [part = '', signature = '', ...more] = token.split('.');
      return more.length === 0 && signatures.isSigned(claim(purpose, part), signature) ? digest(part) : undefined;
    },

    async use(tx, purpose, id, hold) {
      const [owner] = await tx<Columns<typeof customerTokens, 'customerId'>[]>`
        select customer_id from customer_tokens where id = ${id}`;
      const customer = owner && (await hold(owner.customerId));
      if (!customer) return undefined;
      const email = addressFor(purpose, customer);
      if (email === undefined) return undefined;
      const at = clock().toISOString();
      const { count } = await tx`
        update customer_tokens set used_at = ${at} where id = ${id} and purpose = ${purpose}
          and email = ${email} and used_at is null and expires_at > ${at}`;
      if (count === 0) return undefined;
      await end(tx, customer, [purpose]);
      return customer;
    },

    async isConfirmed(tx, id) {
      const found = await tx`
        select from customer_tokens t join customers c on c.id = t.customer_id
        where t.id = ${id} and c.verified and lower(c.email) = lower(t.email)`;
      return found.length > 0;
    },

    async forgetOld() {
      const before = new Date(clock().getTime() - KEPT_MS).toISOString();
      return (await sql`delete from customer_tokens where expires_at < ${before}`).count;
    },
  };
}

export const recipientOf = (
  { id, firstname, email }: Pick<Customer, 'id' | 'firstname' | 'email'>,
  brand: string,
): Recipient => ({
  ...{ customerId: id, name: firstname, email, brand },
  key: randomBytes(12).toString('base64url'),
});

export async function sendVerification(
  { mail, emailTokens }: { mail: Pick<CustomerMail, 'verification'>; emailTokens: EmailTokens },
  tx: Transaction,
  customer: HeldCustomer,
  brand: string,
) {
  await mail.verification(tx, recipientOf(customer, brand), await emailTokens.make(tx, 'verify', customer));
}
