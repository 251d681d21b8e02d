import type { PhotographShape } from '@/lib/pictures/photographs';
import type { Cut, Focal, Outcome } from './photograph/types';

export interface PictureSource {
  /** 'pictures/rod.jpg' of the feed's folder, or 'https://…'. */
  src: string;
  focal?: Focal | undefined;
  shape: PhotographShape;
}

/** The base that rows keep. Problem and note end a sentence that begins with the source. */
export type Taken = { base: string; note: string | null } | { problem: string };

/** Takes the pictures of one import: each source once. */
export interface PictureTaker {
  take(source: PictureSource): Promise<Taken>;
}

/** A process of its own, in which photographs are cut. */
export interface PhotographWorker {
  develop(hash: string, cut: Cut): Promise<Outcome>;
  derive(path: string): Promise<boolean>;
  close(): Promise<void>;
}

export interface TakenFrom {
  source: string;
  shape: PhotographShape;
  focal: Focal | null;
}
