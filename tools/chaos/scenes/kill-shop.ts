import type { Scene } from '@/tools/chaos/play';

const KILLS = 3;

export const killShop: Scene = {
  name: 'kill-shop',
  what: 'instances of the shop are killed (SIGKILL) at random, one after the other and both at once',
  async run({ instances, random, fault }, { answered }) {
    for (let i = 0; i < KILLS; i++) {
      await answered(20 + Math.floor(random() * 60));
      const both = i === KILLS - 1;
      const victims = both ? instances : [instances[Math.floor(random() * instances.length)]];
      await Promise.all(victims.map((one) => one?.kill()));
      fault(both ? 'both instances are killed' : 'an instance is killed');
      await Promise.all(victims.map((one) => one?.start()));
    }
  },
};
