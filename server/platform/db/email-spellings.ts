import { domainToUnicode } from 'node:url';
import { normaliseEmail } from '@/lib/text/emails';

/** Returns the spellings that old rows may have of an address (rule 5.12), today's first. */
export function emailSpellings(email: string): string[] {
  const today = normaliseEmail(email);
  const at = today.lastIndexOf('@') + 1;
  const shown = `${today.slice(0, at)}${domainToUnicode(today.slice(at)) || today.slice(at)}`;
  return [...new Set([today, shown, today.normalize('NFD'), shown.normalize('NFD')])];
}
