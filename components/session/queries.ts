import { ApiError, call } from '@/components/api';
import type { Customer } from '@/lib/contracts/customers';
import { userStore } from './store';

/** Rule 4.15: a 401 or 404 from a user call clears the user. */
export async function userCall<Answer>(...asked: Parameters<typeof call>): Promise<Answer> {
  try {
    return await call<Answer>(...asked);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) userStore.clear();
    throw error;
  }
}

let asked: Promise<void> | undefined;

/** Asks once per page who is logged in. Nobody (204) is an answer; a failure is tolerated (rule 4.17). */
export function loadUser({ again = false } = {}): Promise<void> {
  if (asked && !again) return asked;
  userStore.asking();
  asked = userCall<Customer | undefined>('/customers/current').then(
    (user) => (user ? userStore.load(user) : userStore.clear()),
    (error: unknown) => {
      console.info('No active user detected');
      if (userStore.get().state === 'asking') userStore.failed();
      if (!(error instanceof ApiError)) throw error;
    },
  );
  return asked;
}
