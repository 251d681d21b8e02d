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
  return data
    .replaceAll(`,{${said}}]`, ']')
    .replaceAll(`,${said}`, '')
    .replaceAll(`${said},`, '')
    .replaceAll(said, () => `${quote}nonce${quote}:${quote}$undefined${quote}`);
}

/** Removes nonces from script files, which are ours by their address, but not from inline scripts. */
export const removeFileNonces = (html: string, mark: string): string =>
  unsaid(html, mark, '\\"').replaceAll(
    new RegExp(`(<(?:link|style|script(?=[^>]* src="))[^>]*?)${nonceAttribute(mark)}`, 'g'),
    '$1',
  );

/** Removes every nonce, so that each response of the page is the same. */
export const removeNonces = (html: string, mark: string): string =>
  removeFileNonces(html, mark).replaceAll(nonceAttribute(mark), '');

export const removeDataNonces = (data: Buffer, mark: string): Buffer =>
  Buffer.from(unsaid(data.toString('latin1'), mark, '"'), 'latin1');

/** Returns the policy of a page: our files, the configured services, and hashes of the inline scripts that have the nonce. */
export function policyOf(
  html: string,
  mark: string | undefined,
  optional: Parameters<typeof contentSecurityPolicy>[1] = services,
): string {
  const inline = mark
    ? html.matchAll(new RegExp(`<script(?=[^>]*${nonceAttribute(mark)})(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g'))
    : [];
  const hashes = [...inline].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  );
  return contentSecurityPolicy([...new Set(hashes)].join(' '), optional);
}
