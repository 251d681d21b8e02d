import { startProxy } from '@/tests/support/proxy';
import type { Scene } from '@/tools/chaos/play';
import { defer } from '@/tools/chaos/stage';
import { until } from '@/tools/chaos/until';

let way: Awaited<ReturnType<typeof startProxy>> | undefined;

export const slowDatabase: Scene = {
  name: 'slow-database',
  what: 'the way to the database is slow, drops connections, closes half of them, falls silent and is cut',
  options: {
    async way(databaseUrl) {
      way = await startProxy(databaseUrl);
      const own = way;
      defer(() => {
        own.goOn();
        return own.cut();
      });
      return own.url;
    },
  },
  async run({ fault, instances, random }, { answered }) {
    if (!way) throw new Error('There is no way to the database');
    const allReady = async () => (await Promise.all(instances.map((one) => one.ready()))).every(Boolean);
    for (const ms of [20, 60]) {
      way.slow(ms);
      fault(`each way takes ${ms} ms more`);
      await answered(40);
    }
    way.slow(0);
    for (let i = 0; i < 3; i++) {
      if (random() < 0.5) way.reset();
      else way.halfClose();
      fault('connections are dropped');
      await answered(40);
    }
    way.holdUp();
    fault('nothing is heard of the database');
    await answered(30);
    way.goOn();
    await until('both instances have found it again', allReady);
    await way.cut();
    fault('the way is cut');
    await answered(30);
    await way.mend();
    await until('both instances have found it again', allReady);
  },
};
