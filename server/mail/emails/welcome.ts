import { accountEmail } from './account-email';

/** "Velkommen til …". Queued when a customer has confirmed the address of the account. */
export const welcome = accountEmail('welcome', '/konto');
