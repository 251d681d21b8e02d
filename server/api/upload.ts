import { ShopError } from '@/lib/errors';

/** A body that is read as it comes, by whoever asked for it. */
export interface Upload {
  /** Media type, without parameters. */
  type: string;
  gzip: boolean;
  /** Content-Length, a claim. */
  claimed: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
}

const CODINGS = ['identity', 'gzip'];
const nothing: AsyncIterable<Uint8Array> = { async *[Symbol.asyncIterator]() {} };

/** Returns the body of a request without reading it. @throws {ShopError} unsupported_media_type */
export function uploadOf({ headers, body }: Request, types: readonly string[]): Upload {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const coding = headers.get('content-encoding')?.trim().toLowerCase() || 'identity';
  if (!types.includes(type) || !CODINGS.includes(coding)) throw new ShopError('unsupported_media_type');
  const claimed = headers.get('content-length');
  return {
    type,
    gzip: coding === 'gzip',
    claimed: claimed === null ? undefined : Number(claimed),
    bytes: body ?? nothing,
  };
}
