import { accountEmail } from './account-email';

/** "Bekreft e-postadressen din". Queued at registration, and when a customer asks for it again. */
export const verifyAddress = accountEmail('verification', '/bekreft-epost');
