export type Fetched = { bytes: Buffer } | { problem: string };

export interface PictureFetcher {
  /** Fetches what lies at an https address of somebody else. The problem ends a sentence that begins with the address. */
  fetch(url: string): Promise<Fetched>;
}
