import { z } from 'zod';
import {
  Customer,
  CustomerExport,
  CustomerLogin,
  CustomerOrderPage,
  CustomerRegistration,
  CustomerReviewPage,
  CustomerUpdate,
  LoginLink,
  LoginType,
  PasswordReset,
  ReservationPage,
} from '@/lib/contracts/customers';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId } from '@/lib/contracts/fields';

const ById = z.object({ id: AddressId });
const Paging = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
/** The answer never tells whether an account exists. */
const Done = z.object({ ok: z.literal(true) });
const Token = z.object({ token: z.string().max(200) });
const SESSION = ['session', 'XSRF-TOKEN'];
const LOGIN = [...SESSION, 'knownDevice'];
const login = {
  method: 'POST',
  tag: 'customers',
  session: 'optional',
  body: CustomerLogin,
  misfit: 'wrong_credentials',
  answer: Customer,
  cookies: LOGIN,
  errors: ['already_logged_in', 'wrong_credentials', 'too_many_logins'],
} satisfies Partial<Endpoint>;
const own = { method: 'GET', tag: 'customers', session: 'required' } as const;
const post = { method: 'POST', tag: 'customers' } as const;

export const customerEndpoints = {
  token: {
    method: 'GET',
    path: '/token',
    summary: 'The cross-site token every changing call sends back as X-XSRF-TOKEN; also set as the cookie XSRF-TOKEN',
    tag: 'customers',
    answer: z.object({ token: z.string() }),
    cookies: ['XSRF-TOKEN'],
  },
  login: { ...login, path: '/customers/login', summary: 'Logs in by e-mail or phone' },
  loginByType: {
    ...login,
    path: '/customers/login/{type}',
    summary: 'Logs in by the named one: email or phone',
    params: z.object({ type: LoginType }),
  },
  askLoginLink: {
    ...post,
    path: '/customers/login-link',
    summary:
      'Sends a link that logs in, by e-mail or phone, to the e-mail of the account if there is one; answers the same if there is none',
    body: LoginLink,
    answer: Done,
    errors: ['invalid_form', 'too_many_requests'],
  },
  useLoginLink: {
    ...post,
    path: '/customers/login-link/use',
    summary: 'Logs in by such a link; it works once, for thirty minutes',
    body: Token,
    answer: Customer,
    cookies: LOGIN,
    errors: ['link_invalid'],
  },
  register: {
    ...post,
    path: '/customers/register',
    summary: 'Makes an account, logs in, and sends a mail to verify the address',
    session: 'optional',
    body: CustomerRegistration,
    answer: Customer,
    status: 201,
    cookies: LOGIN,
    errors: ['already_logged_in', 'invalid_form', 'account_exists', 'too_many_requests'],
  },
  logout: {
    ...post,
    path: '/customers/logout',
    summary: 'Ends the session, also where its cookie was copied to',
    session: 'optional',
    status: 204,
    cookies: SESSION,
    errors: ['no_customer'],
  },
  current: {
    method: 'GET',
    path: '/customers/current',
    summary: 'The customer logged in; 204 when nobody is',
    tag: 'customers',
    session: 'optional',
    answer: Customer.optional(),
    errors: ['no_customer'],
  },
  code: {
    ...own,
    path: '/customers/current/code',
    summary: 'The code of the club card, to be shown as a QR code; always the same',
    answer: z.object({ code: z.string() }),
    errors: ['no_customer'],
  },
  reservations: {
    ...own,
    path: '/customers/current/reservations',
    summary: 'Reservations of the customer, newest first',
    query: Paging,
    answer: ReservationPage,
  },
  orders: {
    ...own,
    path: '/customers/current/orders',
    summary: 'Purchases of the customer, newest first: paid here, or reserved and collected',
    query: Paging,
    answer: CustomerOrderPage,
  },
  reviews: {
    ...own,
    path: '/customers/current/reviews',
    summary: 'Reviews the customer has written, newest first, approved or not',
    query: Paging,
    answer: CustomerReviewPage,
  },
  export: {
    ...own,
    path: '/customers/current/export',
    summary: 'Everything the shop holds about the customer',
    answer: CustomerExport,
    errors: ['no_customer'],
  },
  resend: {
    method: 'GET',
    path: '/customers/email/resend',
    summary:
      'Sends the mail that verifies the address again, or the new address that waits; needs X-Requested-With as a changing call does',
    tag: 'customers',
    session: 'optional',
    ownPage: true,
    answer: z.object({ email: z.string() }),
    errors: ['no_customer', 'already_verified', 'too_many_requests', 'email_not_sent'],
  },
  verify: {
    ...post,
    path: '/customers/email/verify',
    summary: 'Verifies the address a link was sent to, which takes the place of the old one; a link works once',
    session: 'optional',
    body: Token,
    answer: Done,
    cookies: LOGIN,
    errors: ['link_invalid', 'already_verified', 'account_exists'],
  },
  forgotPassword: {
    ...post,
    path: '/customers/password/email',
    summary: 'Sends a link to set a new password, if the address has an account; answers the same if it has none',
    body: z.object({ email: z.string().max(1000) }),
    answer: Done,
    errors: ['invalid_form', 'too_many_requests'],
  },
  resetPassword: {
    ...post,
    path: '/customers/password/reset',
    summary: 'Sets a new password by such a link and ends every session of the customer',
    session: 'optional',
    body: PasswordReset,
    answer: Done,
    cookies: SESSION,
    errors: ['link_invalid', 'invalid_form', 'too_many_requests'],
  },
  update: {
    method: 'PUT',
    path: '/customers/{id}',
    summary:
      'Changes the own account; a field left out or empty stays. A new e-mail address takes effect when it is confirmed',
    tag: 'customers',
    session: 'optional',
    params: ById,
    body: CustomerUpdate,
    misfit: 'invalid_account',
    answer: Customer,
    cookies: LOGIN,
    errors: [
      'no_customer',
      'other_customer',
      'invalid_account',
      'wrong_current_password',
      'account_exists',
      'too_many_logins',
      'too_many_requests',
    ],
  },
  delete: {
    method: 'DELETE',
    path: '/customers/{id}',
    summary: 'Deletes the own account; its orders stay without a name, as bookkeeping law wants',
    tag: 'customers',
    session: 'optional',
    params: ById,
    body: z
      .object({ current_password: z.string().max(4000) })
      .partial()
      .optional(),
    misfit: 'invalid_account',
    status: 204,
    cookies: SESSION,
    errors: ['no_customer', 'other_customer', 'invalid_account', 'wrong_current_password', 'too_many_logins'],
  },
} as const satisfies Record<string, Endpoint>;
