import { env } from '@/server/env';

/** Seals sessions and signs tokens. server/env.ts refuses the one for development when SHOP_MODE=live. */
export const sessionSecret = () =>
  (env as { SESSION_SECRET?: string }).SESSION_SECRET ?? 'development secret, refused when SHOP_MODE=live';
