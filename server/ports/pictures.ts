/**
 * Keeps photographs and what is made of them. A name says what the bytes are of (their hash stands in it), so that equal names are
 * equal bytes and nothing is ever changed.
 */
export interface Pictures {
  /** Whole or not at all, also beside another who puts the same. */
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Names that begin so, in no order. */
  list(beginning: string): AsyncIterable<string>;
  /** Does nothing where nothing is. */
  remove(name: string): Promise<void>;
  /** The file on this machine, there or not, if this is where pictures lie. */
  fileOf?(name: string): string;
}

const NAME = /^(?:originals|masters|derived)\/[0-9a-f]{2}\/[0-9a-f][0-9a-z-]{0,150}(?:\.(?:avif|webp|jpg))?$/;
const BEGINNING = /^(?:originals|masters|derived)\/(?:[0-9a-f]{2}\/[0-9a-z-]*)?$/;

/** @throws for a name that could lead elsewhere */
export function assertPictureName(name: string): void {
  if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a picture`);
}

export function assertBeginning(beginning: string): void {
  if (!BEGINNING.test(beginning)) throw new Error(`${JSON.stringify(beginning)} begins no name of a picture`);
}
