import { clock } from '@/tools/chaos/scenes/clock';
import { databaseDisk } from '@/tools/chaos/scenes/database-disk';
import { killPostgres } from '@/tools/chaos/scenes/kill-postgres';
import { killShop } from '@/tools/chaos/scenes/kill-shop';
import { mail } from '@/tools/chaos/scenes/mail';
import { neighbours } from '@/tools/chaos/scenes/neighbours';
import { outbox } from '@/tools/chaos/scenes/outbox';
import { pool } from '@/tools/chaos/scenes/pool';
import { restore } from '@/tools/chaos/scenes/restore';
import { slowDatabase } from '@/tools/chaos/scenes/slow-database';
import { twoVersions } from '@/tools/chaos/scenes/two-versions';
import type { Scene } from './play';

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
