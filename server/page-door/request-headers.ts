import type { IncomingMessage } from 'node:http';

/** The request headers that reach a page. Next reads more, and some change its output, which is cached for all shoppers. */
const OF_A_PAGE = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'cookie',
  'host',
  'if-none-match',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'referer',
  'rsc',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-purpose',
  'x-forwarded-for',
  'x-forwarded-proto',
]);

const OF_NEXT =
  /^(?:x-(?:shop|middleware|nextjs|next|now|vercel|matched|invoke|invocation|prerender|internal)|next-(?:resume|action|hmr|html|request|instant)|content-security-policy)/;

const READER = 'everybody';

/** Drops headers that Next would believe and only the shop may set. */
export function dropForeignHeaders(request: IncomingMessage, kind: 'page' | 'call'): void {
  for (const name of Object.keys(request.headers))
    if (kind === 'page' ? !OF_A_PAGE.has(name) : OF_NEXT.test(name)) delete request.headers[name];
  if (kind === 'page') request.headers['user-agent'] = READER;
}
