import { accountEmail } from './account-email';

/** "Nytt passord". Requested on /glemt-passord. */
export const resetPassword = accountEmail('reset', '/tilbakestill-passord');
