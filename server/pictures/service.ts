import { createHash } from 'node:crypto';
import { type FeedFile, findFeedFile } from '@/server/pictures/feed-files/service';
import { unfitFile } from '@/server/pictures/photograph/rules';
import type { Developed, Focal, Outcome } from '@/server/pictures/photograph/types';
import { holdUnused } from '@/server/pictures/unused/store';
import type { Sql } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import type { PictureFetcher } from '@/server/ports/picture-fetcher';
import type { Pictures } from '@/server/ports/pictures';
import { CUTTING, firstFile, focalText, masterName, originalName } from './rules';
import * as store from './store';
import type { Photographs, PhotographWorker, PictureRow, PictureSource, Taken } from './types';

export interface PhotographsOptions {
  sql: Sql;
  pictures: Pictures;
  worker: Pick<PhotographWorker, 'develop' | 'derive'>;
  fetcher: PictureFetcher;
}

const UPLOAD = 'upload:';

/** In a dry run, of a photograph that a run would take. */
const PRETENDED: Taken = { base: '/bilder/000000000000000000000000-000000', note: null };

/** An original in hand, or what is known without one. */
type Original = { bytes: Buffer; stamp: string | null } | { hash: string; stamp: null } | { taken: Taken; stamp: null };

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const factsOf = ({ base, size, colour, focal: [focalX, focalY], box, note }: Developed) => ({
  ...{ base, colour, focalX, focalY, box, note, problem: null },
  ...size,
});

const NOTHING = {
  base: null,
  width: null,
  height: null,
  colour: null,
  focalX: null,
  focalY: null,
  box: null,
  note: null,
};

/** From then on the rest of a host's pictures are not waited for in this import. */
const MOST_FAILURES = 5;

/** Finds what a source holds: what is known of it, or its bytes. */
function createOriginals({ sql, pictures }: Pick<PhotographsOptions, 'sql' | 'pictures'>) {
  const taken = (found: Taken): Original => ({ taken: found, stamp: null });

  /** Where pictures were lost, or lie elsewhere now, they are taken again. */
  async function stillKept(row: PictureRow | undefined): Promise<Taken | undefined> {
    const { base = null, note = null, cutting } = row ?? {};
    const isKept = base !== null && cutting === CUTTING && (await pictures.has(masterName(base) ?? ''));
    return isKept ? { base, note } : undefined;
  }

  return {
    stillKept,

    async fromFile(file: FeedFile, known: PictureRow | undefined, dryRun: boolean): Promise<Original> {
      // It need not come along with every feed.
      if (file === 'missing') return taken((await stillKept(known)) ?? { problem: 'is not in the folder of the feed' });
      if ('problem' in file) return taken(file);
      if (known?.stamp === file.stamp && known.cutting === CUTTING) {
        if (known.problem !== null) return taken({ problem: known.problem });
        const kept = await stillKept(known);
        if (kept) return taken(kept);
      }
      const bytes = await file.read();
      const unfit = unfitFile(bytes);
      if (dryRun) return taken(unfit ? { problem: unfit } : PRETENDED);
      return { bytes, stamp: file.stamp };
    },

    async fromAddress(
      src: string,
      known: PictureRow | undefined,
      fetch: PictureFetcher['fetch'],
      dryRun: boolean,
    ): Promise<Original> {
      const kept = await stillKept(known);
      if (kept || dryRun) return taken(kept ?? PRETENDED);
      const hash = await store.findHash(sql, src);
      if (hash && (await pictures.has(originalName(hash)))) return { hash, stamp: null };
      const fetched = await fetch(src);
      return 'problem' in fetched ? taken(fetched) : { bytes: fetched.bytes, stamp: null };
    },

    async fromUpload(src: string, known: PictureRow | undefined, dryRun: boolean): Promise<Original> {
      const kept = await stillKept(known);
      if (kept) return taken(kept);
      const hash = src.slice(UPLOAD.length);
      if (!(await pictures.has(originalName(hash))))
        return taken({ problem: 'was not sent, or no row has named it for 30 days; send it again' });
      return dryRun ? taken(PRETENDED) : { hash, stamp: null };
    },
  };
}

type InHand = Exclude<Original, { taken: Taken }>;

/** Cuts what is in hand, and notes what became of it. */
function createCutter(
  { sql, pictures, worker }: Omit<PhotographsOptions, 'fetcher'>,
  stillKept: (row: PictureRow | undefined) => Promise<Taken | undefined>,
) {
  async function cut(
    hash: string,
    { shape, focal }: { shape: PictureSource['shape']; focal: Focal | null },
  ): Promise<PictureRow | Outcome> {
    const twin = await store.findTwin(sql, { hash, shape, focal: focalText(focal), cutting: CUTTING });
    if (await stillKept(twin)) return twin as PictureRow;
    const outcome = await worker.develop(hash, { shape, focal });
    if ('problem' in outcome && !(await store.isUsed(sql, hash))) await pictures.remove(originalName(hash));
    return outcome;
  }

  return async ({ src, shape, focal: given }: PictureSource, original: InHand): Promise<Taken> => {
    const focal = given ?? null;
    const unfit = 'bytes' in original ? unfitFile(original.bytes) : undefined;
    const hash = 'bytes' in original ? sha256(original.bytes) : original.hash;
    const row = { source: src, shape, focal: focalText(focal), stamp: original.stamp, cutting: CUTTING };
    const fail = async (problem: string): Promise<Taken> => {
      await store.keep(sql, { ...row, ...NOTHING, hash: null, problem });
      return { problem };
    };
    if (unfit) return fail(unfit);
    if ('bytes' in original && !(await pictures.has(originalName(hash))))
      await pictures.put(originalName(hash), original.bytes);
    const found = await cut(hash, { shape, focal });
    if ('problem' in found && found.problem !== null) return fail(found.problem);
    const facts = 'size' in found ? factsOf(found) : (found as PictureRow);
    await store.keep(sql, { ...facts, ...row, hash });
    return { base: facts.base as string, note: facts.note };
  };
}

/** Takes photographs in: fetched or read once, kept by their hash, cut, and known by their source from then on. */
export function createPhotographs({ fetcher, ...keepers }: PhotographsOptions): Photographs {
  const { sql, worker } = keepers;
  const { stillKept, fromFile, fromAddress, fromUpload } = createOriginals(keepers);
  const develop = createCutter(keepers, stillKept);

  const openTaker: Photographs['openTaker'] = ({ folder, dryRun = false }) => {
    const taking = new Map<string, Promise<Taken>>();
    const bases = new Set<string>();
    const fetch = patientFetch(fetcher);

    const fromFeed = async (src: string, known: PictureRow | undefined, dry: boolean) =>
      fromFile(folder === undefined ? 'missing' : await findFeedFile(folder, src), known, dry);

    async function take(source: PictureSource): Promise<Taken> {
      const { src, shape, focal } = source;
      const known = await store.find(sql, { source: src, shape, focal: focalText(focal) });
      const find = () => {
        if (src.startsWith('https://')) return fromAddress(src, known, fetch, dryRun);
        if (src.startsWith(UPLOAD)) return fromUpload(src, known, dryRun);
        return fromFeed(src, known, dryRun);
      };
      const original = await find();
      if ('taken' in original) return original.taken;
      const taken = await develop(source, original);
      if ('base' in taken) bases.add(taken.base);
      return taken;
    }

    return {
      take(source) {
        const key = [source.src, source.shape, focalText(source.focal)].join('\n');
        const known = taking.get(key) ?? take(source);
        taking.set(key, known);
        return known;
      },

      async finish() {
        // A page that asks makes what could not be made here.
        for (const base of bases) await worker.derive(firstFile(base) as string).catch(() => {});
      },
    };
  };

  return {
    openTaker,

    async keepUpload(bytes) {
      const problem = unfitFile(bytes);
      if (problem) return { problem };
      const hash = sha256(bytes);
      const name = originalName(hash);
      await transact(sql, async (tx) => {
        await holdUnused(tx, name);
        if (!(await keepers.pictures.has(name))) await keepers.pictures.put(name, bytes);
      });
      return { src: `${UPLOAD}${hash}` };
    },
  };
}

/** A host that is away is not asked for ten thousand pictures, for fifteen seconds each. */
function patientFetch(fetcher: PictureFetcher): PictureFetcher['fetch'] {
  const failures = new Map<string, number>();
  return async (url) => {
    const host = URL.canParse(url) ? new URL(url).host : '';
    if (!host) return { problem: 'is no address' };
    const failed = failures.get(host) ?? 0;
    if (failed >= MOST_FAILURES)
      return { problem: `was not fetched: ${host} has failed ${failed} times in this import` };
    const fetched = await fetcher.fetch(url);
    failures.set(host, 'problem' in fetched ? failed + 1 : 0);
    return fetched;
  };
}
