import type { Scene } from '@/tools/chaos/play';
import { CLUSTER } from '@/tools/chaos/stage';
import { crashPostgres } from '@/tools/machine/postgres';

const KILLS = 2;

export const killPostgres: Scene = {
  name: 'kill-postgres',
  what: 'PostgreSQL is killed (SIGKILL) at random and started again',
  async run({ random, fault }, { answered }) {
    for (let i = 0; i < KILLS; i++) {
      await answered(30 + Math.floor(random() * 80));
      fault('PostgreSQL is killed');
      await crashPostgres(CLUSTER);
    }
  },
};
