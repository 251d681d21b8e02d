import type { ApiError } from '@/components/api';
import type { AccountWords } from './account-words';

type Said = Pick<ApiError, 'status' | 'code' | 'message'>;
type StatusWords = AccountWords['status'];

/** Rule 8.1; 429 is the server's text. */
export function loginProblem({ status, code, message }: Said, words: StatusWords): string {
  if (code === 'offline') return words.offline;
  const texts: Record<number, string> = {
    401: words.loggedIn,
    404: words.nobody,
    419: words.stale,
    422: words.wrong,
    423: words.exists,
  };
  return texts[status] ?? message;
}

/** Rule 8.2. */
export function changeProblem({ status, code, message }: Said, words: StatusWords): string {
  if (code === 'offline') return words.offline;
  const texts: Record<number, string> = {
    401: words.another,
    403: words.invalid,
    404: words.nobody,
    419: words.stale,
    422: words.incomplete,
    423: words.exists,
  };
  return texts[status] ?? message;
}
