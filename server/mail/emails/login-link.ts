import { LOGIN_LINK_PATH } from '@/lib/routes/paths';
import { accountEmail } from './account-email';

/** "Innloggingslenken din". Requested at login without a password. */
export const loginLink = accountEmail('loginLink', LOGIN_LINK_PATH);
