import { openBrands } from '@/server/brands/open';
import { argon2id } from '@/server/platform/argon2id';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { StaffDesk } from './topic';

/** Reads the brands: what staff do writes emails in their words. */
export const loadBrands = (sql: Sql): Promise<unknown> => openBrands({ sql }).load();

export function openStaffDesk(sql: Sql, clock: Clock): StaffDesk {
  const room = { sql, clock };
  return {
    ...room,
    catalogue: async () => (await import('@/server/catalogue/open')).openCatalogueDesk(room),
    search: async () => (await import('@/server/search/open')).openSearchDesk(room),
    imports: async () => (await import('@/server/imports/open')).openImportsDesk(room),
    orders: async () => (await import('@/server/orders/open')).openOrdersDesk({ ...room, hasher: argon2id }),
    async customers() {
      const [{ personalTables }, { openCustomersDesk }] = await Promise.all([
        import('@/server/parts'),
        import('@/server/customers/open'),
      ]);
      return openCustomersDesk({ sql, tables: personalTables });
    },
    async storefront() {
      const [{ brandUrl, sessionSecrets }, { createSignatures }, { openStorefrontDesk }] = await Promise.all([
        import('@/server/env'),
        import('@/server/adapters/signatures/hmac'),
        import('@/server/storefront/open'),
      ]);
      return openStorefrontDesk({ ...room, signatures: createSignatures(sessionSecrets), urlOf: brandUrl });
    },
  };
}
