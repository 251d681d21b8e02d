import type { Customer } from '@/lib/contracts/customers';
import { ApiError, call } from '../api';
import { takeChoiceAlong } from '../consent/consent-acts';
import { mergeFavourites, resetFavourites } from '../favourites/favourites-acts';
import { userStore } from './user-store';

/** Spec §4: a 401 or 404 from a user call clears the user. */
export async function userCall<Answer>(...asked: Parameters<typeof call>): Promise<Answer> {
  try {
    return await call<Answer>(...asked);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) userStore.clear();
    throw error;
  }
}

let asked: Promise<void> | undefined;

/** Asks once per page who is logged in. Nobody (204) is an answer; a failure is tolerated (spec §4). */
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

export async function logIn(who: { email?: string; phone?: string }, password: string): Promise<void> {
  try {
    const user = await call<Customer>('/customers/login', { method: 'POST', body: { ...who, password } });
    userStore.load(await takeAlong(user));
  } catch (error) {
    // Spec §8: 401 means that someone is logged in already; the login logs out and clears the user.
    if (error instanceof ApiError && error.status === 401) await logOut().catch(() => {});
    throw error;
  }
}

export async function register(customer: object): Promise<void> {
  userStore.load(await takeAlong(await call<Customer>('/customers/register', { method: 'POST', body: customer })));
}

/**
 * What a guest has marked and chosen comes along into the account; that it could not is no reason to be refused. Before
 * the user is shown, because the forms leave the page then, and what is on its way would be cut off.
 */
async function takeAlong(user: Customer): Promise<Customer> {
  const [customer] = await Promise.all([
    takeChoiceAlong(user),
    mergeFavourites().catch((error: unknown) => console.info('The favourites were not merged', error)),
  ]);
  return customer;
}

/** Clears the user of this page whatever the server says: who has left should see nothing more. */
export async function logOut(): Promise<void> {
  try {
    await call('/customers/logout', { method: 'POST', body: {} });
  } finally {
    userStore.clear('left');
    resetFavourites();
  }
}

export async function updateUser({ id }: Pick<Customer, 'id'>, changes: object): Promise<Customer> {
  const user = await userCall<Customer>(`/customers/${id}`, { method: 'PUT', body: changes });
  userStore.load(user);
  return user;
}

export async function deleteUser({ id }: Pick<Customer, 'id'>): Promise<void> {
  await userCall(`/customers/${id}`, { method: 'DELETE' });
  userStore.clear('left');
  resetFavourites();
}
