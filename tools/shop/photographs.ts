import { createPictureFetcher } from '@/server/adapters/picture-fetcher/https';
import { choosePictures } from '@/server/adapters/pictures/choose';
import { openPhotographs } from '@/server/pictures/open';
import type { Sql } from '@/server/platform/db/connection';
import { openPhotographWorker, photographProcess } from './photograph-worker';

/** Takes photographs for an import in a process of its own, with a worker beside it. */
export async function openImportPhotographs(sql: Sql) {
  const { env, pictureSettings } = await import('@/server/env');
  const settings = pictureSettings(env);
  const worker = openPhotographWorker({ start: photographProcess(settings) });
  const pictures = openPhotographs({
    ...{ sql, worker, fetcher: createPictureFetcher() },
    pictures: choosePictures(settings),
  });
  return { pictures, close: worker.close };
}
