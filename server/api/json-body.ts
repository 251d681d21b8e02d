import { ShopError } from '@/lib/errors';

/** Reads JSON. The limit counts received bytes, since Content-Length is only a claim. */
export async function readJson(request: Request, limitBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new ShopError('unsupported_media_type');
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) throw new ShopError('payload_too_large');
  const bytes = await readBytes(request, limitBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ShopError('invalid_body', { cause });
  }
}

export async function readText(request: Request, limitBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, limitBytes));
}

async function readBytes(request: Request, limitBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    // Leaving the loop by throwing cancels the stream, so the rest is never read.
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > limitBytes) throw new ShopError('payload_too_large');
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}
