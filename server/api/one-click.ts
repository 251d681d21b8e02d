import { ShopError } from '@/lib/errors';
import { readText } from './json-body';

const LIMIT_BYTES = 8 * 1024;
/** Matches `List-Unsubscribe=One-Click` in either encoding of a form. */
const ONE_CLICK = /\bList-Unsubscribe\b[\s\S]*\bOne-Click\b/i;

/**
 * Refuses what does not say that a reader has ended it (RFC 8058): a link that is only looked at, by whatever method, ends nothing.
 * @throws {ShopError} invalid_body, payload_too_large
 */
export async function assertOneClick(request: Request): Promise<void> {
  if (!ONE_CLICK.test(await readText(request, LIMIT_BYTES))) throw new ShopError('invalid_body');
}
