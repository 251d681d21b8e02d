import type { PhotographShape } from '@/lib/pictures/photographs';
import type { Cut, Focal, Outcome } from '@/server/pictures/photograph/types';
import type { Columns } from '@/server/platform/db/rows';
import type { pictures } from '@/server/platform/db/schema/pictures';

export interface PictureSource {
  /** 'pictures/rod.jpg' of the feed's folder, 'https://…', or 'upload:…' as `keepUpload` answered. */
  src: string;
  focal?: Focal | undefined;
  shape: PhotographShape;
}

/** The base that rows keep. Problem and note end a sentence that begins with the source. */
export type Taken = { base: string; note: string | null } | { problem: string };

/** Takes the pictures of one import. */
export interface PictureTaker {
  take(source: PictureSource): Promise<Taken>;
  /** Makes what pages show first of what was taken. */
  finish(): Promise<void>;
}

export interface Photographs {
  /** Without a folder, only what lies elsewhere can be taken; in a dry run, nothing is fetched, cut or kept. */
  openTaker(opening: { folder?: string; dryRun?: boolean }): PictureTaker;
  /** Keeps what somebody hands over until rows name it by `src`. */
  keepUpload(bytes: Buffer): Promise<{ src: string } | { problem: string }>;
}

/** A process of its own, in which photographs are cut. */
export interface PhotographWorker {
  develop(hash: string, cut: Cut): Promise<Outcome>;
  derive(path: string): Promise<boolean>;
  close(): Promise<void>;
}

export type PictureKey = Columns<typeof pictures, 'source' | 'shape' | 'focal'>;

export type PictureRow = PictureKey &
  Columns<typeof pictures, 'stamp' | 'hash' | 'cutting' | 'base' | 'width' | 'height' | 'colour'> &
  Columns<typeof pictures, 'focalX' | 'focalY' | 'box' | 'note' | 'problem'>;
