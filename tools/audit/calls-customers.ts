import type { Walk } from './calls-walk';
import { findShelves, newcomer, PASSWORD } from './shopping';
import { awaitEmail } from './site';

const tokenIn = (email: string) => /[?&#]token=([\w.~-]+)/.exec(email)?.[1] ?? '';

/** One account from registration to deletion, and one that stays. */
export async function walkCustomers({ client: { well, has }, visitor, site }: Walk): Promise<void> {
  const [her, returning, again, leaving] = [visitor(), visitor(), visitor(), visitor()];
  await well('customersToken', her);
  const who = newcomer();
  const { id } = await well<{ id: number }>('customersRegister', her, { body: who });
  await well('customersResend', her);
  await well('customersVerify', her, { body: { token: tokenIn(await awaitEmail(site, who.email, /bekreft/i)) } });
  await well('customersLogout', her);
  if (has('customersAskLoginLink')) {
    await well('customersAskLoginLink', visitor(), { body: { email: who.email } });
    const link = tokenIn(await awaitEmail(site, who.email, /innloggingslenke/i));
    await well('customersUseLoginLink', visitor(), { body: { token: link } });
  }
  await well('customersLogin', returning, { body: { email: who.email, password: PASSWORD } });
  await well('customersForgotPassword', visitor(), { body: { email: who.email } });
  const token = tokenIn(await awaitEmail(site, who.email, /tilbakestill/i));
  await well('customersResetPassword', visitor(), {
    body: { token, password: PASSWORD, password_confirmation: PASSWORD },
  });
  await well('customersLoginByType', again, {
    path: { type: 'phone' },
    body: { phone: who.phone, password: PASSWORD },
  });
  for (const room of ['Current', 'Code', 'Reservations', 'Orders', 'Reviews', 'Export'])
    await well(`customers${room}`, again);
  await well('customersUpdate', again, { path: { id }, body: { firstname: 'Ola' } });
  const [{ article } = { article: 0 }] = await findShelves(again, { most: 1 });
  await well('reviewsWrite', again, {
    body: { reviewable_id: article, rating: 5, content: 'Varm og god.', true_to_size: 0 },
  });
  await well('reviewsList', again, { query: { article, page: 1 } });
  await well('favouritesAdd', again, { path: { id: article } });
  await well('favouritesRead', again);
  await well('favouritesMerge', again, { body: { articles: [article] } });
  await well('favouritesRemove', again, { path: { id: article } });
  await well('favouritesReplace', again, { body: { articles: [article] } });
  const gone = await well<{ id: number }>('customersRegister', leaving, { body: newcomer() });
  await well('customersDelete', leaving, { path: { id: gone?.id ?? 0 }, body: { current_password: PASSWORD } });
}
