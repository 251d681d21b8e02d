import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';

export const changeFeedPart = {
  jobs: (changes: Forgetful) => [{ name: 'forget old changes', everyMs: HOUR, run: changes.forgetOld }],
} satisfies Part;
