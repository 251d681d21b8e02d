import type { IncomingMessage, ServerResponse } from 'node:http';
import { brandContents } from '@/lib/brands/brands';
import { pageStore } from '@/server/page-door/cache/page-store';
import type { Answered } from '@/server/platform/telemetry/door-load';
import { type LoggedAddress, loggedAddress } from '@/server/platform/telemetry/logged-address';
import { known, searchOf } from './addresses';
import { codingOf } from './coding';
import type { PageRequest } from './page-address';
import { headOf, headWithoutBody, htmlOf, isKnown, linesOf } from './page-head';
import { hasOneHost } from './refusals';
import { requestIdOf } from './request-id';
import { watchAnswer } from './watch-answer';
import { writeLines } from './write-lines';

const MOST = 4096;
/** Longer addresses are read anew each time, so that what is remembered stays small. */
const LONGEST = 512;

interface Remembered {
  key: string;
  pathname: string;
  search: string | undefined;
  logged: LoggedAddress;
}

/** Addresses with a page in the store, as they stand in a request: what the door has read out of them once. */
const remembered = new Map<string, Remembered>();
/** What an address leads to depends on these. */
let readBy: { routing: unknown; brands: unknown } = { routing: undefined, brands: undefined };

// An address holds no blank, so no two requests are written alike.
const nameOf = (url: string, host: string) => `${url} ${host}`;

function forgetOthers(): void {
  const [routing, brands] = [known(), brandContents()];
  if (readBy.routing === routing && readBy.brands === brands) return;
  remembered.clear();
  readBy = { routing, brands };
}

/** Remembers what a request asked of the store, once it has been answered with a page. */
export function rememberRequest(request: IncomingMessage, { asked, key }: PageRequest, exists: boolean): void {
  const { url = '/', headers } = request;
  forgetOthers();
  const name = nameOf(url, headers.host ?? '');
  if (name.length > LONGEST) return;
  if (remembered.size >= MOST) remembered.clear();
  const { pathname } = asked;
  remembered.set(name, { key, pathname, search: searchOf(asked), logged: loggedAddress(pathname, exists) });
}

/** Whether a request says anything that the answer may depend on, beside its address, coding and tag. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  const { cookie } = headers;
  return (
    method === 'GET' &&
    headers.rsc === undefined &&
    headers['next-router-prefetch'] === undefined &&
    headers['available-dictionary'] === undefined &&
    (cookie === undefined || !(cookie.includes('preview') || cookie.includes('__prerender'))) &&
    hasOneHost(rawHeaders)
  );
}

/**
 * Answers a plain request for an address that has been answered before, at once: the work of a stored page without what is the same for
 * each request of it (docs/decisions/0027-the-front-door.md). False leaves it to `answerPage`, which says the same.
 */
export function answerQuickly(
  request: IncomingMessage,
  response: ServerResponse,
  proxies: number,
  tell?: (answered: Answered) => void,
): boolean {
  const { url = '/', headers } = request;
  if (!isPlain(request) || response.hasHeader('Connection')) return false;
  forgetOthers();
  const asked = remembered.get(nameOf(url, headers.host ?? ''));
  const coding = codingOf(headers['accept-encoding']);
  if (!asked || coding === 'identity') return false;
  const page = pageStore().page(asked.key);
  const body = page?.html.ready(coding);
  if (!page || !body) return false;
  const id = requestIdOf(request, proxies);
  watchAnswer(request, response, id, tell, asked.logged)('store');
  if (asked.search !== undefined) known().searched?.(asked.search);
  const part = htmlOf(page);
  if (isKnown(headers['if-none-match'], page.html.hash)) {
    response.setHeader('X-Request-Id', id);
    response.writeHead(304, headWithoutBody(headOf(part, coding, asked.pathname))).end();
    return true;
  }
  writeLines(response, part.status, `X-Request-Id: ${id}\r\n${linesOf(part, coding, asked.pathname)}`, body);
  return true;
}
