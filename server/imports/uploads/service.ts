import { type ImportPicture, PICTURED_KINDS } from '@/lib/contracts/imports';
import { ShopError } from '@/lib/errors';
import type { FeedActor } from '@/server/imports/keys/types';
import type { Photographs } from '@/server/pictures/types';

/** As of a picture that is fetched (rule 18.33). */
const MOST_BYTES = 25 * 1024 * 1024;

interface SentPicture {
  gzip: boolean;
  /** Content-Length, a claim. */
  claimed: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
}

async function read({ claimed = 0, bytes }: SentPicture): Promise<Buffer> {
  if (claimed > MOST_BYTES) throw new ShopError('payload_too_large');
  const chunks: Uint8Array[] = [];
  let received = 0;
  try {
    for await (const chunk of bytes) {
      received += chunk.byteLength;
      if (received > MOST_BYTES) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new ShopError('invalid_body', { cause: error });
  }
  if (received > MOST_BYTES) throw new ShopError('payload_too_large');
  if (received < claimed) throw new ShopError('invalid_body');
  return Buffer.concat(chunks);
}

/** Photographs that systems send before the rows that name them (rule 18.36). */
export const createUploads = ({ photographs }: { photographs: Photographs | undefined }) => ({
  /**
   * Keeps a photograph, and returns what rows name it by.
   * @throws {ShopError} kind_not_allowed, unsupported_media_type, payload_too_large, invalid_body, unavailable
   */
  async take(by: FeedActor, sent: SentPicture): Promise<ImportPicture> {
    if (!by.kinds.some((kind) => PICTURED_KINDS.includes(kind))) throw new ShopError('kind_not_allowed');
    if (sent.gzip) throw new ShopError('unsupported_media_type');
    if (!photographs) throw new ShopError('unavailable');
    const kept = await photographs.keepUpload(await read(sent));
    if ('problem' in kept) throw new ShopError('invalid_body');
    return { image: kept.src };
  },
});
