import type messages from '@/messages/nb.json';

/** Keys under `account.words.status` in messages/nb.json of what has no values to fill in. */
export type StatusWord = Exclude<keyof typeof messages.account.words.status, 'resent'>;

interface Said {
  status: number;
  code: string;
}
type Table = Record<number, StatusWord>;

const wordIn =
  (table: Table) =>
  ({ status, code }: Said): StatusWord | undefined =>
    // What a browser stops is told in words of its own: no reload helps.
    code === 'cookies_blocked' ? undefined : code === 'offline' ? 'offline' : table[status];

/** Rule 8.1. What has no word, as 429, is told in the server's text. */
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
