import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@/server/ports/clock';
import type { Mailer } from '@/server/ports/mailer';
import { compose, digest, type Senders } from './compose';

export interface OutboxOptions {
  folder: string;
  from: Senders;
  clock: Clock;
}

/** Writes each mail to `<folder>/<key>.eml`, whole or not at all; a mail sent twice is one file. */
export function createOutbox({ folder, from, clock }: OutboxOptions): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const name = fileName(mail.key);
      const unfinished = join(folder, `.${randomUUID()}.tmp`);
      try {
        const file = await open(unfinished, 'wx');
        try {
          const now = clock();
          await file.writeFile(await compose(mail, from(mail.brand), now));
          // `forgetSent` reads the shop's time.
          await file.utimes(now, now);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async forgetSent(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        if (!/\.(eml|tmp)$/.test(name)) continue;
        const written = await stat(path).catch(() => undefined);
        if (written && written.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

export function fileName(key: string): string {
  const safe = encodeURIComponent(key).replace(/[*'()!~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${safe.length <= 200 ? safe : `${safe.slice(0, 130)}-${digest(key)}`}.eml`;
}
