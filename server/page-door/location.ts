import { RSC_PARAM } from './page-address';

/** Adds the query to a redirect from a cached page, which was rendered without it. */
export function withQueryOf(location: string, url: string): string {
  const [, search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  query.delete(RSC_PARAM);
  const rest = query.toString();
  return rest && !location.includes('?') ? `${location}?${rest}` : location;
}
