import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { env } from '@/server/env';
import { requestNonce } from '@/server/page-door/cache/page-policy';
import { forBrand } from '@/server/platform/current-brand';
import type { Answered } from '@/server/platform/telemetry/door-load';
import { loggedAddress } from '@/server/platform/telemetry/logged-address';
import type { Admission } from './admission';
import { answerBrandFile } from './brand-files';
import { writeCaller } from './client-address';
import { connectionSettings, createDrain, guardConnections } from './connections';
import { createFiles, type FileRoots, type MissingPicture, type Photograph } from './files';
import { brandOfHeader, FRONT_HEADER } from './host';
import { listen } from './listen';
import { fixNextResponse } from './next-response';
import { routeOneClick } from './one-click';
import { isMisspelt } from './page-address';
import { answerPage, readPageRequest } from './page-answers';
import { answerPreview, askForPreview, isOfPreview, passOf } from './previews';
import { answerQuickly } from './quick-answers';
import { isCall, refusalOf } from './refusals';
import { refuse, sendElsewhere } from './refuse';
import { dropForeignHeaders } from './request-headers';
import { cameByProxy, REQUEST_ID, requestIdOf } from './request-id';
import { setSecurityHeaders } from './security-headers';
import { allowUpload, isUpload } from './uploads';
import { watchAnswer } from './watch-answer';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface DoorOptions {
  next: Handler;
  files: FileRoots;
  missingPicture?: MissingPicture;
  photograph?: Photograph;
  /** Whether the database was away since then (passedMs()). */
  failedSince?: (begun: number) => boolean;
  admission?: Admission;
  /** Answers cached pages itself; off in development and comparisons. */
  pages?: boolean;
  /** Sets the strictest policy on documents without one; off in development. */
  strict?: boolean;
  /** TRUSTED_PROXIES. */
  proxies?: number;
  tell?: (answered: Answered) => void;
  log?: (message: string, error: unknown) => void;
}

export interface Door {
  server: Server;
  /** @param hosts all but the first may be missing on this machine; undefined is every address */
  listen(port: number, hosts?: readonly (string | undefined)[]): Promise<void>;
  /** Ends without losing a request; for `announceMs` before, it sends requests of proxies to another instance. */
  close(announceMs?: number): Promise<void>;
}

const everybody: Admission = { enter: async () => () => {} };

const DEVELOPMENT = '/__nextjs';

/** Always answered by this instance: health checks and the shop's own calls to its sandbox. */
const OWN = /^\/(?:api\/v1\/health(?:\/|$)|sandbox\/)/;

/** Whether a proxy may repeat the request at another instance. */
const mayGoElsewhere = ({ method }: IncomingMessage, path: string) =>
  (method === 'GET' || method === 'HEAD') && !OWN.test(path);

/** Address of no page, for which Next renders the designed 404. */
const MISSING = '/finnes-ikke';

function createAnswer(options: DoorOptions, isLeaving: () => boolean): Handler {
  const { next, failedSince = () => false, admission = everybody, pages = true, strict = true } = options;
  const { proxies = env.TRUSTED_PROXIES, tell } = options;
  const files = createFiles(options.files, options.missingPicture, options.photograph);
  return async function answer(request, response) {
    routeOneClick(request);
    const { url = '/' } = request;
    const id = requestIdOf(request, proxies);
    response.setHeader('X-Request-Id', id);
    const answeredBy = watchAnswer(request, response, id, tell);
    const path = url.split('?', 1)[0] as string;
    if (!strict && path.startsWith(DEVELOPMENT)) return next(request, response);
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    if (isLeaving() && mayGoElsewhere(request, path) && cameByProxy(request, proxies)) return sendElsewhere(response);
    const call = isCall(path);
    answeredBy('file');
    if (!call && ((await answerBrandFile(request, response)) || (await files(request, response)))) return;
    answeredBy('door');
    if (!call && (await answerPreview(request, response))) return;
    // Without the database, previews fall back to the open shop.
    const pass = isOfPreview(path, request.method) ? await passOf(request).catch(() => undefined) : undefined;
    const page = pages && !call && !pass ? readPageRequest(request) : undefined;
    answeredBy('store');
    if (page && (await answerPage(request, response, page))) return;
    answeredBy('door');
    setSecurityHeaders(path, response);
    writeCaller(request, proxies);
    dropForeignHeaders(request, call ? 'call' : 'page');
    request.headers[REQUEST_ID] = id;
    if (pass) askForPreview(request, pass);
    else if (!call) request.headers[FRONT_HEADER] = brandOfHeader(request.headers.host).id;
    const leave = await admission.enter(path, request.method ?? '', call);
    if (!leave) return refuse(response, { status: 503 });
    if (response.destroyed) return leave();
    response.once('close', leave);
    if (isUpload(path, request.method ?? '')) allowUpload(request, response);
    answeredBy(call ? 'next' : 'store');
    if (call) return next(request, response);
    // A page that another request rendered meanwhile is in the store now.
    if (page && (await answerPage(request, response, page))) return;
    answeredBy('next');
    if (strict) requestNonce(request.headers);
    fixNextResponse(response, url, { failedSince, strict, unseen: pass !== undefined });
    if (isMisspelt(path)) request.url = MISSING;
    return next(request, response);
  };
}

/** Opens the HTTP server: refuses bad requests, answers files and cached pages, and hands the rest to Next. */
export function openDoor(options: DoorOptions): Door {
  const { log = console.error, pages = true, proxies = env.TRUSTED_PROXIES, tell } = options;
  let leaving = false;
  const answer = createAnswer(options, () => leaving);
  const failed = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    const { path } = loggedAddress((request.url ?? '/').split('?', 1)[0] as string, false);
    log(`${request.method} ${path} failed at the door (request ${response.getHeader('X-Request-Id')})`, error);
    if (response.headersSent) response.destroy();
    else refuse(response, { status: 500 });
  };
  const server = createServer(connectionSettings, (request, response) => {
    try {
      if (pages && !leaving && answerQuickly(request, response, proxies, tell)) return;
    } catch (error) {
      return failed(request, response, error);
    }
    forBrand(brandOfHeader(request.headers.host).id, () => answer(request, response)).catch((error: unknown) =>
      failed(request, response, error),
    );
  });
  guardConnections(server);
  const drain = createDrain(server);
  let listening: Awaited<ReturnType<typeof listen>> = [];
  return {
    server,
    async listen(port, hosts) {
      listening = await listen(server, port, hosts);
    },
    async close(announceMs = 0) {
      leaving = announceMs > 0;
      await drain(listening, announceMs);
    },
  };
}
