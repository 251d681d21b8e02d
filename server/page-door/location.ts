import { RSC_PARAM } from './page-address';

/** Where a redirect leads that a cached page makes: what the query said is kept, which such a page never saw. */
export function withQueryOf(location: string, url: string): string {
  const [, search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete(RSC_PARAM);
  const rest = query.toString();
  return rest && !location.includes('?') ? `${location}?${rest}` : location;
}
