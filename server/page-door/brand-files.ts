import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type BrandAsset, contentOf } from '@/lib/brands/brands';
import { codingOf } from './coding';
import { brandOfHeader } from './host';
import { isKnown } from './page-head';
import { setSecurityHeaders } from './security-headers';

const FOR_EVER = 'public, max-age=31536000, immutable';
const A_WHILE = 'public, max-age=300';
const ADDRESS = /^\/brand-files\/(?:([a-z][a-z\d]*)\/([a-z\d]+)\/)?([\w.-]+(?:\/[\w.-]+)?)$/;
/** What everybody asks for by a fixed name. */
const FIXED: Record<string, string> = { '/favicon.ico': 'favicon.ico' };

const packed = new WeakMap<BrandAsset, Promise<Buffer>>();

/**
 * Answers the files of a brand (logo, icons, style sheet) from memory. An address without brand and content means the brand of the
 * host. An earlier content's address answers with the present file, as emails keep addresses for years.
 */
export async function answerBrandFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url = '/', headers, method } = request;
  const path = url.split('?', 1)[0] as string;
  const [, id, , name = FIXED[path]] = ADDRESS.exec(path) ?? [];
  if (name === undefined) return false;
  const content = contentOf(id ?? brandOfHeader(headers.host).id);
  const file = content?.files.get(name);
  setSecurityHeaders(path, response);
  if (!file) {
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
    return true;
  }
  const address = content?.brand.files[name];
  const hash = ADDRESS.exec(address ?? '')?.[2] ?? '';
  const compressible = /^text\/|svg/.test(file.type);
  const isPacked = compressible && codingOf(headers['accept-encoding']?.replace(/\bbr\b/g, '')) === 'gzip';
  response.setHeader('Cache-Control', address === path ? FOR_EVER : A_WHILE);
  response.setHeader('ETag', isPacked ? `"${hash}-gzip"` : `"${hash}"`);
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(headers['if-none-match'], hash)) {
    response.writeHead(304).end();
    return true;
  }
  const body = isPacked ? await packedOf(file) : file.bytes;
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

function packedOf(file: BrandAsset): Promise<Buffer> {
  const known = packed.get(file) ?? promisify(gzip)(file.bytes);
  packed.set(file, known);
  return known;
}
