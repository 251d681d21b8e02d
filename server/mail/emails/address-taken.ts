import { accountEmail } from './account-email';

/** "Du har allerede en konto hos oss". Queued instead of the confirmation when the new address has an account. */
export const addressTaken = accountEmail('emailTaken', '/glemt-passord');
