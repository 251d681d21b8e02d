import { ApiError, ask, type Given } from '@/components/api';
import type { EndpointAnswer, EndpointName } from '@/lib/contracts/client';
import { userStore } from './store';

/** Rule 4.15: a 401 or 404 from a user call clears the user. */
export async function userAsk<Name extends EndpointName>(
  name: Name,
  ...given: Given<Name>
): Promise<EndpointAnswer<Name>> {
  try {
    return await ask(name, ...given);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) userStore.clear();
    throw error;
  }
}

const sayNobody = () => console.info('No active user detected');

let asked: Promise<void> | undefined;

/** Asks once per page who is logged in. Nobody (204) or a failure is logged only (rule 4.17). */
export function loadUser({ again = false } = {}): Promise<void> {
  if (asked && !again) return asked;
  userStore.asking();
  asked = userAsk('GET /customers/current').then(
    (user) => {
      if (user) return userStore.load(user);
      sayNobody();
      userStore.clear();
    },
    (error: unknown) => {
      sayNobody();
      if (userStore.get().state === 'asking') userStore.failed();
      if (!(error instanceof ApiError)) throw error;
    },
  );
  return asked;
}
