import { seededRandom } from '@/tests/support/payment-provider';
import type { Scene } from '@/tools/chaos/play';
import { openPostOffice } from '@/tools/chaos/post-office';

let office: Awaited<ReturnType<typeof openPostOffice>> | undefined;

export const mail: Scene = {
  name: 'mail',
  what: 'the mail server answers late, greylists, and drops the line after it has taken an email',
  allowed: /^503/,
  async options(seed) {
    office = await openPostOffice(seededRandom(seed));
    const { url } = office;
    return { settings: () => ({ SMTP_URL: url }) };
  },
  async run({ fault }, { answered }) {
    for (let i = 0; i < 4; i++) {
      await answered(80);
      fault('the post office has a bad day');
    }
    office?.calm();
  },
  emails({ note }) {
    const { late = 0, greylisted = 0, dropped = 0 } = office?.faults ?? {};
    const twice = [...(office?.taken.values() ?? [])].reduce((sum, times) => sum + times - 1, 0);
    note(
      `emails answered late ${late}, greylisted ${greylisted}, taken without a word ${dropped}, so ${twice} came twice under one Message-ID`,
    );
    return { arrived: office?.taken.size ?? 0, doubled: Math.max(0, twice - dropped) };
  },
};
