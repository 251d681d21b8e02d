// Next's cache handler loads this outside its bundles, so imports here name their endings.
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { env } from '../../env.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';

const services = { ga: env.GA_MEASUREMENT_ID, gtm: env.GTM_CONTAINER_ID, meta: env.META_PIXEL_ID };

const SAID_IN = 'content-security-policy';

/** Makes Next mark its scripts with an unguessable nonce (docs/decisions/0050-who-asks-and-what-runs.md). */
export function requestNonce(headers: IncomingHttpHeaders): void {
  headers[SAID_IN] = `script-src 'nonce-${randomBytes(18).toString('base64url')}'`;
}

/** Returns the nonce of a request's own scripts; undefined when it has none. */
export const nonceIn = (headers: IncomingHttpHeaders | undefined): string | undefined =>
  /'nonce-([\w-]{24})'/.exec(String(headers?.[SAID_IN]))?.[1];

export const nonceAttribute = (mark: string) => ` nonce="${mark}"`;

/** Matches a nonce in React's data, with its comma or with the whole object that holds nothing else. */
function unsaid(data: string, mark: string, quote: string): string {
  const said = `${quote}nonce${quote}:${quote}${mark}${quote}`;
  if (!data.includes(said)) return data;
  return data
    .replaceAll(`,{${said}}]`, ']')
    .replaceAll(`,${said}`, '')
    .replaceAll(`${said},`, '')
    .replaceAll(said, () => `${quote}nonce${quote}:${quote}$undefined${quote}`);
}

/** A tag that names a file, seen from what stands before it that is no tag to its end. */
const OF_A_FILE = /<(?:link|style|script(?=.* src="))/s;

/** Removes nonces from script files, which are ours by their address, but not from inline scripts. */
export function removeFileNonces(html: string, mark: string): string {
  const said = nonceAttribute(mark);
  const text = unsaid(html, mark, '\\"');
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf(said); at >= 0; at = text.indexOf(said, at + said.length)) {
    const [before, after] = [text.lastIndexOf('>', at), text.indexOf('>', at)];
    if (!OF_A_FILE.test(text.slice(before + 1, after < 0 ? text.length : after))) continue;
    pieces.push(text.slice(from, at));
    from = at + said.length;
  }
  return pieces.join('') + text.slice(from);
}

/** Removes the nonces that `removeFileNonces` leaves. */
export const removeInlineNonces = (html: string, mark: string): string => html.replaceAll(nonceAttribute(mark), '');

/** Removes every nonce, so that each response of the page is the same. */
export const removeNonces = (html: string, mark: string): string =>
  removeInlineNonces(removeFileNonces(html, mark), mark);

export const removeDataNonces = (data: Buffer, mark: string): Buffer =>
  Buffer.from(unsaid(data.toString('latin1'), mark, '"'), 'latin1');

/**
 * Returns the policy of a page: our files, the configured services, and hashes of the inline scripts that have the nonce.
 * @param encoding 'latin1' of a document whose letters are its bytes
 */
export function policyOf(
  html: string,
  mark: string | undefined,
  optional: Parameters<typeof contentSecurityPolicy>[1] = services,
  encoding: 'utf8' | 'latin1' = 'utf8',
): string {
  const inline = mark
    ? html.matchAll(new RegExp(`<script(?=[^>]*${nonceAttribute(mark)})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g'))
    : [];
  const hashes = [...inline].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code, encoding).digest('base64')}'`,
  );
  return contentSecurityPolicy([...new Set(hashes)].join(' '), optional);
}
