import { accountEmail } from './account-email';

/** "Bekreft den nye e-postadressen din", to the new address. Queued when a customer changes it. */
export const confirmNewAddress = accountEmail('newEmail', '/bekreft-epost');
