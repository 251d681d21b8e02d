import { ShopError } from '@/lib/errors';
import { readText } from './json-body';

const LIMIT_BYTES = 8 * 1024;
/** Matches `List-Unsubscribe=One-Click` in either encoding of a form. */
const ONE_CLICK = /\bList-Unsubscribe\b[\s\S]*\bOne-Click\b/i;

/** Refuses a request without the one-click form (RFC 8058). @throws {ShopError} invalid_body, payload_too_large */
export async function assertOneClick(request: Request): Promise<void> {
  if (!ONE_CLICK.test(await readText(request, LIMIT_BYTES))) throw new ShopError('invalid_body');
}
