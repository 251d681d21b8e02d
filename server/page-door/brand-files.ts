import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type BrandAsset, contentOf } from '@/lib/brands/brands';
import { codingOf } from './coding';
import { brandOfHeader } from './host';
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
  const current = content?.brand.files[name] === path;
  const body = await bodyOf(file, headers['accept-encoding'], response);
  response.writeHead(200, {
    ...{ 'Content-Type': file.type, 'Content-Length': body.length },
    ...{ 'Cache-Control': current ? FOR_EVER : A_WHILE, 'Access-Control-Allow-Origin': '*' },
  });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

async function bodyOf(file: BrandAsset, accepted: string | undefined, response: ServerResponse): Promise<Uint8Array> {
  if (!/^text\/|svg/.test(file.type)) return file.bytes;
  response.setHeader('Vary', 'Accept-Encoding');
  if (codingOf(accepted?.replace(/\bbr\b/g, '')) !== 'gzip') return file.bytes;
  const known = packed.get(file) ?? promisify(gzip)(file.bytes);
  packed.set(file, known);
  response.setHeader('Content-Encoding', 'gzip');
  return known;
}
