import { ApiError, ask, type Given } from '@/components/api';
import type { Query } from '@/components/query';
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

/** A read of what is somebody's own, kept apart by customer. */
export function userQuery<Name extends EndpointName & `GET ${string}`>(
  customer: number | undefined,
  name: Name,
  ...[input]: Given<Name>
): Query<EndpointAnswer<Name>> {
  const queryFn = ({ signal }: { signal: AbortSignal }) => userAsk(name, ...([{ ...input, signal }] as Given<Name>));
  return { queryKey: [customer, name, input], queryFn };
}

let asked: Promise<void> | undefined;

/** Asks once per page who is logged in. Nobody (204) is an answer; a failure is tolerated (rule 4.17). */
export function loadUser({ again = false } = {}): Promise<void> {
  if (asked && !again) return asked;
  userStore.asking();
  asked = userAsk('GET /customers/current').then(
    (user) => (user ? userStore.load(user) : userStore.clear()),
    (error: unknown) => {
      console.info('No active user detected');
      if (userStore.get().state === 'asking') userStore.failed();
      if (!(error instanceof ApiError)) throw error;
    },
  );
  return asked;
}
