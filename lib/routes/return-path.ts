const HOME = '/konto';
/** Coming back to one of these after a login leads nowhere. */
const DOORS = /^\/(logg-inn|innloggingslenke|registrer|glemt-passord|tilbakestill-passord)(?:[/?#]|$)/;
// A browser drops tabs and line breaks out of an address and reads '\' as '/': '/\t/evil.no' is '//evil.no'.
const FOLDED = /[\\\p{Cc}\p{Cs}]/u;
const ANY_SHOP = 'http://shop.invalid';

/** Where to go after a login: a path of this shop with its query, whatever stands in `?til=`. */
export function returnPath(til: string | null | undefined, fallback = HOME): string {
  if (!til?.startsWith('/') || til.startsWith('//') || FOLDED.test(til) || DOORS.test(til)) return fallback;
  try {
    const { origin, pathname, search, hash } = new URL(til, ANY_SHOP);
    // '/.//evil.no' is a path of this shop that would be another host when it is followed.
    if (origin !== ANY_SHOP || pathname.startsWith('//') || DOORS.test(pathname)) return fallback;
    return `${pathname}${search}${hash}`;
  } catch {
    return fallback;
  }
}

/** `/logg-inn?til=…`, or the registration in the same manner. */
export const withReturn = (door: '/logg-inn' | '/registrer', til: string) =>
  til === HOME ? door : `${door}?til=${encodeURIComponent(til)}`;
