import { domainToUnicode } from 'node:url';
import { normaliseEmail } from '@/lib/text/emails';

/**
 * Rule 5.12: how an address may stand in a row that was written before its domain was stored as the net knows it and its letters
 * composed; today's way first. One of plain letters has always stood in one way.
 */
export function emailSpellings(email: string): string[] {
  const today = normaliseEmail(email);
  const at = today.lastIndexOf('@') + 1;
  const shown = `${today.slice(0, at)}${domainToUnicode(today.slice(at)) || today.slice(at)}`;
  return [...new Set([today, shown, today.normalize('NFD'), shown.normalize('NFD')])];
}
