import { readdirSync, statSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, posix } from 'node:path';
import send from 'send';
import type { Coding } from '@/server/page-door/cache/packed';
import { systemClock, systemMs } from '@/server/ports/clock';
import { codingOf } from './coding';
import { setSecurityHeaders } from './security-headers';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';
const ENDINGS: Record<Coding, string> = { br: '.br', gzip: '.gz', identity: '' };

export interface FileRoots {
  /** `.next/static`; undefined in development. */
  built: string | undefined;
  /** `public`; its `pictures` are read anew for each request. */
  open: string;
  /** Folder whose `pictures` come with the demo chain. */
  shipped?: string | undefined;
  /** Folder whose `pictures` are drawn on demand; those of `open` come first. */
  drawn?: string | undefined;
  /** Compressed copies of `open`, made by the build. */
  packed: string;
}

/** Draws a picture; true when it exists now. */
export type MissingPicture = (path: string) => Promise<boolean>;

/** Where the file of a photograph lies on this machine; throws while nobody can say. */
export type Photograph = (path: string) => Promise<string | undefined>;

interface Served {
  file: string;
  cacheControl: string;
}

/** Answers files from disk. Missing ones under `/_next`, `/pictures` and `/bilder` are 404, uncached; false where no file can be. */
export function createFiles(
  roots: FileRoots,
  missingPicture: MissingPicture = async () => false,
  photograph: Photograph = async () => undefined,
) {
  const known = new Map<string, Served>();
  const { built } = roots;
  for (const path of built ? filesUnder(built) : [])
    known.set(`/_next/static/${path}`, { file: join(built as string, path), cacheControl: FOR_EVER });
  for (const path of filesUnder(roots.open, 'pictures'))
    known.set(`/${path}`, { file: join(roots.open, path), cacheControl: ASK_AGAIN });
  const packedOf = (path: string, { file }: Served) => (path.startsWith('/_next/') ? file : join(roots.packed, path));

  async function pictureAt(path: string): Promise<string | undefined> {
    for (const root of [roots.open, roots.shipped]) {
      const own = root === undefined ? undefined : pictureFile(root, path);
      if (own && (await isFile(own))) return own;
    }
    const drawn = roots.drawn === undefined ? undefined : pictureFile(roots.drawn, path);
    if (!drawn || !((await isFile(drawn)) || (await missingPicture(path)))) return undefined;
    noteUse(drawn);
    return drawn;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = decodeURIComponent((request.url ?? '/').split('?', 1)[0] as string);
    const served = known.get(path);
    const photographed = path.startsWith('/bilder/');
    const picture = photographed ? photograph : path.startsWith('/pictures/') ? pictureAt : undefined;
    if (!served && !picture && !(built && path.startsWith('/_next/'))) return false;
    setSecurityHeaders(path, response);
    if (served) {
      await sendBest(request, response, served, packedOf(path, served));
    } else if (picture) {
      const file = await picture(path).catch(() => null);
      if (file === null) notNow(request, response);
      else if (file)
        await sendFile(request, response, file, {
          cacheControl: FOR_EVER,
          ...(photographed && { tag: basename(path) }),
        });
      else notThere(request, response);
    } else notThere(request, response);
    return true;
  };
}

function filesUnder(root: string, except?: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
    .filter((path) => path.split('/')[0] !== except);
}

function pictureFile(open: string, path: string): string | undefined {
  const folder = join(open, 'pictures');
  const file = join(open, path);
  return file.startsWith(`${folder}/`) ? file : undefined;
}

const isFile = (file: string) =>
  stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  );

const HOUR = 3_600_000;

/** Touches a drawn picture at most hourly, so that the picture store keeps it. Its mtime, part of its tag, stays. */
function noteUse(file: string): void {
  void stat(file)
    .then(({ atimeMs, mtime }) => (systemMs() - atimeMs > HOUR ? utimes(file, systemClock(), mtime) : undefined))
    .catch(() => {});
}

async function sendBest(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  packed: string,
): Promise<void> {
  const coding = codingOf(request.headers['accept-encoding']);
  const copy = packed + ENDINGS[coding];
  const { cacheControl } = served;
  response.setHeader('Vary', 'Accept-Encoding');
  if (coding === 'identity' || !(await isFile(copy))) return sendFile(request, response, served.file, { cacheControl });
  response.setHeader('Content-Encoding', coding);
  await sendFile(request, response, copy, { cacheControl, type: served.file, suffix: `-${coding}` });
}

interface How {
  cacheControl: string;
  type?: string;
  suffix?: string;
  /** What names the bytes on every instance. */
  tag?: string;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, how: How): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return Promise.resolve(notThere(request, response));
  const { size, mtimeMs, ino } = found;
  // Files are put in place whole, so size and mtime identify the bytes.
  const { tag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${ino.toString(36)}` } = how;
  response.setHeader('ETag', `"${tag}${how.suffix ?? ''}"`);
  response.setHeader('Cache-Control', how.cacheControl);
  return new Promise((done) => {
    response.once('close', done);
    const sending = send(request, encodeURI(file), {
      etag: false,
      cacheControl: false,
      index: false,
      dotfiles: 'allow',
    });
    sending.on('headers', () => {
      if (how.type) sending.type(how.type);
    });
    sending.on('error', (error: { status?: number; headers?: Record<string, string> }) => {
      if (error.status !== 416 && error.status !== 412) return notThere(request, response);
      for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value);
      response.statusCode = error.status;
      response.end();
    });
    sending.on('directory', () => notThere(request, response));
    sending.pipe(response);
  });
}

/** The pictures' keeper is away: the picture is not gone. */
function notNow({ method }: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 503;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Retry-After', '10');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(method === 'HEAD' ? undefined : 'Service Unavailable');
}

function notThere({ method }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of ['ETag', 'Content-Encoding', 'Content-Range', 'Accept-Ranges', 'Last-Modified'])
    response.removeHeader(name);
  response.statusCode = 404;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(method === 'HEAD' ? undefined : 'Not Found');
}
