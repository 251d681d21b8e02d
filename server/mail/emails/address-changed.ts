import { accountEmail } from './account-email';

/** "E-postadressen på kontoen er endret", to the old address. Queued when the new address is confirmed. */
export const addressChanged = accountEmail('emailChanged', '/kundeservice');
