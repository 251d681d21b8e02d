import { clock } from '@/chaos/scenes/clock';
import { databaseDisk } from '@/chaos/scenes/database-disk';
import { killPostgres } from '@/chaos/scenes/kill-postgres';
import { killShop } from '@/chaos/scenes/kill-shop';
import { mail } from '@/chaos/scenes/mail';
import { neighbours } from '@/chaos/scenes/neighbours';
import { outbox } from '@/chaos/scenes/outbox';
import { pool } from '@/chaos/scenes/pool';
import { restore } from '@/chaos/scenes/restore';
import { slowDatabase } from '@/chaos/scenes/slow-database';
import { twoVersions } from '@/chaos/scenes/two-versions';
import type { Scene } from './play';

/** In the order in which they are played. */
export const scenes: readonly Scene[] = [
  killShop,
  killPostgres,
  slowDatabase,
  pool,
  databaseDisk,
  outbox,
  mail,
  neighbours,
  clock,
  restore,
  twoVersions,
];
