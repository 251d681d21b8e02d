import { accountEmail } from './account-email';

/** "Noen vil bytte e-postadressen på kontoen din", to the old address. Queued when a customer changes it. */
export const addressChangeRequested = accountEmail('emailAsked', '/glemt-passord');
