import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '@/lib/brands/brand';
import { frontSegment, LONGEST_NAME, type Preview } from '@/lib/preview/front';
import { readPreviewTime } from '@/lib/preview/preview-time';
import { decoded } from '@/lib/routes/decode';
import { readPageAddress } from '@/lib/routes/pages';
import { systemClock } from '@/server/ports/clock';
import type { Pass } from '@/server/storefront/previews/types';
import { known, previousPath } from './addresses';
import { brandOfHeader, FRONT_HEADER } from './host';
import { badTimePage, type NotLetIn, refusedPage } from './preview-page';
import { isCall } from './refusals';
import { REFUSAL_POLICY, refuse } from './refuse';
import { setSecurityHeaders } from './security-headers';
import { cookieLine } from './set-cookie';

const COOKIE = 'preview';
const HELD = /(?:^|;\s*)preview=([^;]*)/;
const ADDRESS = /^\/preview(?:\/([^/]*))?$/;

const CALLS = /^\/api\/v1\/(?:lists\/(?:answer|columns)|articles\/bundle)$/;

/** Keeps previews out of caches and search engines, and their addresses out of referrers. */
export const UNSEEN = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

/** Returns the access that the preview cookie allows; throws while the database is away. */
export async function passOf({ headers }: Pick<IncomingMessage, 'headers'>): Promise<Pass | undefined> {
  const held = HELD.exec(headers.cookie ?? '')?.[1];
  return held ? known().previews?.read(held) : undefined;
}

/** Whether a request is answered as of the preview's time. */
export const isOfPreview = (path: string, method: string | undefined): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !readPageAddress(path).kind?.alwaysNow &&
  (!isCall(path) || CALLS.test(path));

/** Tells Next and the endpoints which preview is requested; the header is dropped from outside (request-headers.ts). */
export function askForPreview(request: IncomingMessage, pass: Pass): void {
  request.headers[FRONT_HEADER] = frontSegment(brandOfHeader(request.headers.host).id, pass);
}

/** Answers at the address of previews; refusals do not reveal whether a preview exists. Returns false for the page itself. */
export async function answerPreview(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
  const [found, part] = ADDRESS.exec(path) ?? [];
  if (found === undefined) return false;
  try {
    return await answered(request, response, { path, part, search });
  } catch {
    refuse(response, { status: 503 });
    return true;
  }
}

async function answered(
  request: IncomingMessage,
  response: ServerResponse,
  { path, part, search }: { path: string; part: string | undefined; search: string },
): Promise<boolean> {
  const query = new URLSearchParams(search);
  const name = part ? decoded(part) : undefined;
  const brand = brandOfHeader(request.headers.host);
  const token = query.get('token');
  if (token !== null) return openLink(request, response, { token, name, path, brand });
  if (query.has('avslutt')) return moved(request, response, back(request, '/'), '', 0);
  const pass = await passOf(request);
  if (!pass) return refused(response, 'no_link', brand);
  if ((name?.length ?? 0) > LONGEST_NAME) return refused(response, 'other_name', brand);
  if (pass.only !== undefined && name !== undefined && pass.only !== name)
    return refused(response, 'other_name', brand);
  const view = { at: pass.at, name: name ?? pass.name };
  const own = view.name === undefined ? '/' : `/preview/${encodeURIComponent(view.name)}`;
  const typed = query.get('at');
  if (typed === null)
    return name === undefined || pass.name !== name ? shown(request, response, pass, view, own) : false;
  const read = typed.trim() === '' ? { at: undefined } : readPreviewTime(typed, systemClock());
  if ('fault' in read) return send(response, 400, badTimePage(read.fault, typed, path, brand, systemClock()));
  return shown(request, response, pass, { ...view, at: read.at }, name === undefined ? back(request, own) : own);
}

interface Opened {
  token: string;
  name: string | undefined;
  path: string;
  brand: Brand;
}

async function openLink(
  request: IncomingMessage,
  response: ServerResponse,
  { token, name, path, brand }: Opened,
): Promise<boolean> {
  const opened = await known().previews?.open(token);
  if (!opened || 'refused' in opened) return refused(response, opened?.refused ?? 'forged', brand);
  if ((opened.only !== undefined && opened.only !== name) || (name?.length ?? 0) > LONGEST_NAME)
    return refused(response, 'other_name', brand);
  return shown(request, response, opened, { at: opened.at, name }, name === undefined ? '/' : path);
}

function shown(request: IncomingMessage, response: ServerResponse, pass: Pass, view: Preview, to: string): boolean {
  const cookie = known().previews?.cookie(pass, view);
  return moved(request, response, to, cookie?.value ?? '', cookie?.maxAge ?? 0);
}

function back({ headers }: IncomingMessage, otherwise: string): string {
  const header = (name: string) => [headers[name]].flat()[0];
  const path = previousPath({ pathname: '/preview', header });
  return ADDRESS.test(path.split('?', 1)[0] as string) || (path === '/' && !headers.referer) ? otherwise : path;
}

function moved(request: IncomingMessage, response: ServerResponse, to: string, value: string, maxAge: number): boolean {
  response.setHeader('Set-Cookie', cookieLine(request.headers.host ?? '', COOKIE, value, { maxAge, http: true }));
  response.setHeader('Location', to);
  return send(response, 303, '');
}

const refused = (response: ServerResponse, why: NotLetIn, brand: Brand) => send(response, 403, refusedPage(why, brand));

function send(response: ServerResponse, status: number, page: string): true {
  setSecurityHeaders('/preview', response);
  for (const [name, value] of Object.entries(UNSEEN)) response.setHeader(name, value);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Content-Security-Policy', REFUSAL_POLICY);
  if (page) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  const body = Buffer.from(page);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(response.req.method === 'HEAD' ? undefined : body);
  return true;
}
