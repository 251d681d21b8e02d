import type messages from '@/messages/nb.json';

/** Keys under `account.words.status` in messages/nb.json without values to fill in. */
export type StatusWord = Exclude<keyof typeof messages.account.words.status, 'resent'>;

interface Answer {
  status: number;
  code: string;
}
type Table = Record<number, StatusWord>;

const wordIn =
  (table: Table) =>
  ({ status, code }: Answer): StatusWord | undefined =>
    // Blocked cookies have words of their own, as no reload helps.
    code === 'cookies_blocked' ? undefined : code === 'offline' ? 'offline' : table[status];

/** Rule 8.1. Others, as 429, are shown in the server's text. */
export const loginWord = wordIn({
  401: 'loggedIn',
  404: 'nobody',
  419: 'stale',
  422: 'wrong',
  423: 'exists',
});

/** Rule 8.2. */
export const changeWord = wordIn({
  401: 'another',
  403: 'invalid',
  404: 'nobody',
  419: 'stale',
  422: 'incomplete',
  423: 'exists',
});
