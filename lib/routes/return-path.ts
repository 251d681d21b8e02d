const HOME = '/konto';
/** A login must not lead back to these. */
const DOORS = /^\/(logg-inn|innloggingslenke|registrer|glemt-passord|tilbakestill-passord)(?:[/?#]|$)/;
// A browser drops tabs and line breaks out of an address and reads '\' as '/': '/\t/evil.no' is '//evil.no'.
const FOLDED = /[\\\p{Cc}\p{Cs}]/u;
const ANY_SHOP = 'http://shop.invalid';

/** Returns a path of this shop, whatever `?til=` holds. */
export function returnPath(til: string | null | undefined, fallback = HOME): string {
  if (!til?.startsWith('/') || til.startsWith('//') || FOLDED.test(til) || DOORS.test(til)) return fallback;
  try {
    const { origin, pathname, search, hash } = new URL(til, ANY_SHOP);
    // '/.//evil.no' would lead to another host.
    if (origin !== ANY_SHOP || pathname.startsWith('//') || DOORS.test(pathname)) return fallback;
    return `${pathname}${search}${hash}`;
  } catch {
    return fallback;
  }
}

export const withReturn = (door: '/logg-inn' | '/registrer', til: string) =>
  til === HOME ? door : `${door}?til=${encodeURIComponent(til)}`;
