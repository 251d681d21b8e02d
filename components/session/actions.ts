import { ApiError, ask } from '@/components/api';
import { forgetAllOf } from '@/components/browser-store';
import { takeChoiceAlong } from '@/components/consent/actions';
import { mergeFavourites } from '@/components/favourites/actions';
import type { Customer } from '@/lib/contracts/customers';
import { userAsk } from './queries';
import { userStore } from './store';

export async function logIn(who: { email?: string; phone?: string }, password: string): Promise<void> {
  try {
    const user = await ask('POST /customers/login', { body: { ...who, password } });
    userStore.load(await takeAlong(user));
  } catch (error) {
    // Rule 8.1: 401 means that someone is logged in already.
    if (error instanceof ApiError && error.status === 401) await logOut().catch(() => {});
    throw error;
  }
}

/** Logs in by an emailed link, whoever is logged in here. */
export async function logInByLink(token: string): Promise<void> {
  userStore.load(await takeAlong(await ask('POST /customers/login-link/use', { body: { token } })));
}

export async function register(customer: object): Promise<void> {
  userStore.load(await takeAlong(await ask('POST /customers/register', { body: customer })));
}

/**
 * Moves a guest's favourites and choices into the account; a failure does not refuse the login. Runs before the user is
 * shown, as the forms then leave the page.
 */
async function takeAlong(user: Customer): Promise<Customer> {
  const [customer] = await Promise.all([
    takeChoiceAlong(user),
    mergeFavourites().catch((error: unknown) => console.info('The favourites were not merged', error)),
  ]);
  return customer;
}

/** Forgets the user whatever the server answers: nobody here should see more of them. */
export async function logOut(): Promise<void> {
  try {
    await ask('POST /customers/logout');
  } finally {
    await leave();
  }
}

async function leave() {
  userStore.clear('left');
  await forgetAllOf('person');
}

export async function updateUser({ id }: Pick<Customer, 'id'>, changes: object): Promise<Customer> {
  const user = await userAsk('PUT /customers/{id}', { params: { id }, body: changes });
  userStore.load(user);
  return user;
}

export async function deleteUser({ id }: Pick<Customer, 'id'>, currentPassword: string): Promise<void> {
  await userAsk('DELETE /customers/{id}', { params: { id }, body: { current_password: currentPassword } });
  await leave();
}
