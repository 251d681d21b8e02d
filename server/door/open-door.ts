import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Admission } from './admission';
import { connectionSettings, createDrain, guardConnections } from './connections';
import { createFiles, type FileRoots, type MissingPicture } from './files';
import { listen } from './listen';
import { mendNextAnswer } from './next-answers';
import { isMisspelt } from './page-address';
import { answerPage } from './page-answers';
import { isCall, refusalOf } from './refusals';
import { refuse } from './refuse';
import { dropForeignHeaders } from './request-headers';
import { setSecurityHeaders } from './security-headers';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface DoorOptions {
  /** Next's own, of a custom server. */
  next: Handler;
  files: FileRoots;
  missingPicture?: MissingPicture;
  /** Whether the database was away since then (performance.now()): what fails for its sake passes. */
  failedSince?: (begun: number) => boolean;
  admission?: Admission;
  /** Answers cached pages itself; without, Next does (for comparing, and in development). */
  pages?: boolean;
  /** Documents without a policy of their own get the strictest, and Next's own tools nothing: off in development. */
  strict?: boolean;
}

export interface Door {
  server: Server;
  listen(port: number, host?: string): Promise<void>;
  /** Ends without losing a request. */
  close(): Promise<void>;
}

const everybody: Admission = { enter: async () => () => {} };

/** What Next's development tools ask of its server, by POST too. */
const DEVELOPMENT = '/__nextjs';

/** An address of no page, for which the designed 404 is rendered. */
const MISSING = '/finnes-ikke';

/** The shop's HTTP server: what cannot be a request ends here, files and cached pages are answered here, Next has the rest. */
export function openDoor(options: DoorOptions): Door {
  const {
    next,
    files: roots,
    missingPicture,
    failedSince = () => false,
    admission = everybody,
    pages = true,
    strict = true,
  } = options;
  const files = createFiles(roots, missingPicture);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/' } = request;
    const path = url.split('?', 1)[0] as string;
    if (!strict && path.startsWith(DEVELOPMENT)) return next(request, response);
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    const call = isCall(path);
    if (!call && (await files(request, response))) return;
    if (!call && pages && (await answerPage(request, response))) return;
    setSecurityHeaders(path, response);
    dropForeignHeaders(request, call ? 'call' : 'page');
    const leave = await admission.enter(path, request.method ?? '', call);
    if (!leave) return refuse(response, { status: 503 });
    if (response.destroyed) return leave();
    response.once('close', leave);
    if (call) return next(request, response);
    // Who waited for a page that somebody else was waiting for finds it in the store now.
    if (pages && (await answerPage(request, response))) return;
    mendNextAnswer(response, url, { failedSince, strict });
    if (isMisspelt(path)) request.url = MISSING;
    return next(request, response);
  }

  const server = createServer(connectionSettings, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(`${request.method} ${request.url} failed at the door`, error);
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 500 });
    });
  });
  guardConnections(server);
  const drain = createDrain(server);
  let listening: Awaited<ReturnType<typeof listen>> = [];
  return {
    server,
    async listen(port, host) {
      listening = await listen(server, port, host);
    },
    close: () => drain(listening),
  };
}
