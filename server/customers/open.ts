import { createAccountChanges } from '@/server/customers/account-changes/service';
import { consentsPart } from '@/server/customers/consents/part';
import { createConsentProof, createConsents } from '@/server/customers/consents/service';
import { emailTokensPart } from '@/server/customers/email-tokens/part';
import { createEmailTokens } from '@/server/customers/email-tokens/service';
import { createFavourites } from '@/server/customers/favourites/service';
import { createHistory } from '@/server/customers/history/service';
import { leavingPart } from '@/server/customers/leaving/part';
import { createFormerCustomers, type FormerOrders } from '@/server/customers/leaving/service';
import { createProcessingRecords } from '@/server/customers/processing-records/service';
import { sessionsPart } from '@/server/customers/sessions/part';
import { createSessions } from '@/server/customers/sessions/service';
import { createLogins } from '@/server/customers/sign-in/service';
import type { RequestEmail } from '@/server/customers/sign-in/types';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer, ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { PersonalTable } from '@/server/platform/db/personal-data/terms';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';
import { customersPart } from './part';
import { createCustomers } from './service';
import type { CustomerMail } from './types';

interface CustomersRoom {
  sql: Sql;
  clock: Clock;
  throttle: Throttle;
  signatures: Signatures;
  mail: CustomerMail;
  requestedEmails: { request: RequestEmail };
  orders: FormerOrders;
  forgetOrders: ForgetOrders;
  forget: readonly ForgetCustomer[];
}

export function openCustomers(room: CustomersRoom) {
  const { sql, clock, throttle, signatures, mail, requestedEmails } = room;
  const sessions = createSessions({ sql, clock });
  const emailTokens = createEmailTokens({ sql, clock, signatures });
  const customers = createCustomers({ sql, clock, throttle, sessions, emailTokens, mail });
  const logins = createLogins({ sql, clock, throttle, customers, emailTokens, sessions, requestedEmails, mail });
  const formerCustomers = createFormerCustomers({ sql, clock, orders: room.orders, forget: [room.forgetOrders] });
  const forget = [...room.forget, formerCustomers.forgetCustomer];
  const accountChanges = createAccountChanges({
    ...{ sql, clock, customers, throttle, sessions, emailTokens, mail, forget },
  });
  const consents = createConsents({ sql, clock, throttle, customers });
  return {
    ...{ customers, logins, sessions, accountChanges, consents },
    jobs: [
      ...sessionsPart.jobs(sessions),
      ...emailTokensPart.jobs(emailTokens),
      ...customersPart.jobs(accountChanges),
      ...consentsPart.jobs(consents),
      ...leavingPart.jobs(formerCustomers),
    ],
    history: createHistory({ sql, clock, customers }),
    favourites: createFavourites({ sql }),
  };
}

export const openCustomersDesk = ({ sql, tables }: { sql: Sql; tables: Record<string, PersonalTable> }) => ({
  records: createProcessingRecords({ sql, tables }),
  consentProof: createConsentProof({ sql }),
});
