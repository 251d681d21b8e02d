import { accountEmail } from './account-email';

/** "Passordet er endret". Queued when a customer changes or resets it. */
export const passwordChanged = accountEmail('passwordChanged', '/kundeservice');
