import { processWide } from '@/server/process';
import type { PhotographWorker } from './types';

export { createNearPictures as openNearPictures } from '@/server/pictures/near/service';
export { createUnusedPictures as openUnusedPictures } from '@/server/pictures/unused/service';
export { createPhotographs as openPhotographs } from './service';

/** Who cuts photographs in this process's place; the door's process sets it. */
export const photographWorker = processWide<PhotographWorker>('photographs');
