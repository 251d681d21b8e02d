import { env } from '@/server/env';

/** Seals sessions and signs tokens. server/env.ts refuses the one for development when SHOP_MODE=live. */
export const sessionSecret = () => env.SESSION_SECRET;
