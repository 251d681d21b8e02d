import { accountEmail } from './account-email';

/** "Telefonnummeret på kontoen er endret". Queued when a customer changes it. */
export const phoneChanged = accountEmail('phoneChanged', '/glemt-passord');
