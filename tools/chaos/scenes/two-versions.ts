import type { Scene } from '@/tools/chaos/play';
import { noVersionBefore, versionBefore } from '@/tools/chaos/version-before';

export const twoVersions: Scene = {
  name: 'two-versions',
  what: 'the version before the newest migration and this one, side by side on the schema of this one',
  missing: noVersionBefore,
  ahead: versionBefore,
  async options() {
    return { before: await versionBefore() };
  },
  async run({ instances, fault }, { answered }) {
    await answered(150);
    // As in a deployment.
    for (const instance of instances) {
      fault('an instance is started anew beside the other version');
      await instance.kill('SIGTERM');
      await instance.start();
      await answered(60);
    }
  },
};
