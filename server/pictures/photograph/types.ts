import type { PhotographShape } from '@/lib/pictures/photographs';

/** What must stay in sight, as shares of the photograph's width and height from the upper left. */
export type Focal = readonly [x: number, y: number];

export interface Size {
  width: number;
  height: number;
}

/** In pixels of the photograph as it is seen. A cut may reach beyond it. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** The pixels of a small copy, three bytes each. */
export interface Pixels extends Size {
  data: Uint8Array;
}

export interface Cut {
  shape: PhotographShape;
  focal: Focal | null;
}

/** A photograph that was cut. */
export interface Developed {
  base: string;
  /** As it is seen. */
  size: Size;
  colour: string;
  focal: Focal;
  box: Box;
  /** Something the retailer should know, though the picture is shown. Ends a sentence that begins with the source. */
  note: string | null;
}

/** A problem ends a sentence that begins with the source. */
export type Outcome = Developed | { problem: string };

export interface Workshop {
  /** Cuts the original that is kept under this hash, and keeps what pages are made of. */
  develop(hash: string, cut: Cut): Promise<Outcome>;
  /** Makes the file of this address and keeps it; false if there is no such photograph. */
  derive(path: string): Promise<boolean>;
}
