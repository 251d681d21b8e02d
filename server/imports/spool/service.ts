import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ShopError } from '@/lib/errors';
import type { Clock } from '@/server/ports/clock';
import { ABANDONED_MS, isBomb } from './rules';
import type { Sent, Spool } from './types';

interface SpoolDependencies {
  root: string;
  /** Of a body, unpacked. */
  mostBytes: number;
  clock: Clock;
}

const HOLDER = 'holder';
const REPORT = 'rejected.jsonl';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';
const isFull = (error: unknown) => /^(?:ENOSPC|EDQUOT)$/.test(codeOf(error));
const isBadGzip = (error: unknown) => codeOf(error).startsWith('Z_');

export function createSpool({ root, mostBytes, clock }: SpoolDependencies): Spool {
  let known: Promise<string> | undefined;

  /** Written by who comes first, since instances may share a folder. */
  async function readHolder(): Promise<string> {
    await mkdir(root, { recursive: true });
    const path = join(root, HOLDER);
    await writeFile(path, randomUUID(), { flag: 'wx', flush: true }).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
    return readFile(path, 'utf8');
  }

  return {
    holder() {
      known ??= readHolder().catch((error) => {
        known = undefined;
        throw error;
      });
      return known;
    },

    async take(sent) {
      if (sent.claimed !== undefined && sent.claimed > mostBytes) throw new ShopError('payload_too_large');
      const arrived = clock();
      const folder = randomUUID();
      const file = `${sent.kind}.${sent.form}`;
      await mkdir(join(root, folder), { recursive: true });
      try {
        const path = join(root, folder, file);
        const written = await write(path, sent, mostBytes);
        // Rows of stock are no newer than this: what was ordered since is taken off them (rule 16.13).
        await utimes(path, arrived, arrived);
        return { folder, file, ...written };
      } catch (error) {
        await rm(join(root, folder), { recursive: true, force: true });
        if (isBadGzip(error)) throw new ShopError('invalid_body', { cause: error });
        if (isFull(error)) throw new ShopError('unavailable', { cause: error });
        throw error;
      }
    },

    async find({ folder, file }) {
      const paths = { folder: join(root, folder), file: join(root, folder, file), report: join(root, folder, REPORT) };
      const there = await stat(paths.file).catch(() => undefined);
      return there?.isFile() ? paths : undefined;
    },

    drop: (folder) => rm(join(root, folder), { recursive: true, force: true }),

    async sweep(kept) {
      const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
      let swept = 0;
      for (const entry of entries) {
        if (!entry.isDirectory() || kept.has(entry.name)) continue;
        const path = join(root, entry.name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (mtimeMs > clock().getTime() - ABANDONED_MS) continue;
        await rm(path, { recursive: true, force: true });
        swept += 1;
      }
      return swept;
    },
  };
}

/** Streams a body to a file; at no time is more than a few chunks of it in memory. */
async function write(path: string, { kind, form, gzip, claimed, bytes }: Sent, mostBytes: number) {
  const hash = createHash('sha256').update(`${kind}\n${form}\n`);
  let received = 0;
  let unpacked = 0;

  async function* arriving() {
    try {
      for await (const chunk of bytes) {
        received += chunk.byteLength;
        if (received > mostBytes) break;
        yield chunk;
      }
    } catch (error) {
      // Whoever sent it has gone, or the connection broke.
      throw new ShopError('invalid_body', { cause: error });
    }
    if (received > mostBytes) throw new ShopError('payload_too_large');
    if (received === 0 || (claimed !== undefined && received < claimed)) throw new ShopError('invalid_body');
  }

  async function* measured(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      unpacked += chunk.byteLength;
      if (unpacked > mostBytes || isBomb(received, unpacked)) throw new ShopError('payload_too_large');
      hash.update(chunk);
      yield chunk;
    }
  }

  const file = createWriteStream(path, { flush: true, mode: 0o600 });
  if (gzip) await pipeline(arriving, createGunzip(), measured, file);
  else await pipeline(arriving, measured, file);
  if (unpacked === 0) throw new ShopError('invalid_body');
  return { digest: hash.digest('hex'), bytes: unpacked };
}
