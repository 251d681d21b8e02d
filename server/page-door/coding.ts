import type { Coding } from '@/server/page-door/cache/packed';

const listed = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q\\s*=\\s*([\\d.]+))?\\s*(?:,|$)`, 'i');
const BROTLI = listed('br');
const GZIP = listed('gzip');
const ANY = listed('\\*');
const DCZ = listed('dcz');

/** What browsers send is a handful of texts. */
const read = new Map<string, Coding>();
const MOST = 64;

/** Returns the smallest coding the client accepts: brotli, then gzip; weight 0 refuses a coding (RFC 9110 §12.5.3). */
export function codingOf(accepted = ''): Coding {
  const known = read.get(accepted);
  if (known) return known;
  const coding = chosen(accepted);
  if (read.size >= MOST) read.clear();
  if (accepted.length < 100) read.set(accepted, coding);
  return coding;
}

function chosen(accepted: string): Coding {
  const takes = (name: RegExp) => {
    const found = name.exec(accepted) ?? ANY.exec(accepted);
    return found !== null && Number(found[1] ?? 1) > 0;
  };
  if (takes(BROTLI)) return 'br';
  return takes(GZIP) ? 'gzip' : 'identity';
}

/** Whether the client takes a text compressed against another; `*` does not say so. */
export function takesDictionaries(accepted = ''): boolean {
  const found = DCZ.exec(accepted);
  return found !== null && Number(found[1] ?? 1) > 0;
}
