import type { BrandId } from '@/lib/brands/brand';
import { brands } from '@/lib/brands/brands';
import { ShopError } from '@/lib/errors';
import { defaultSortOf, type ListSort } from '@/lib/lists/list-query';
import { decoded } from '@/lib/routes/decode';
import { campaignPath, searchPath, utvalgPath } from '@/lib/routes/paths';
import { MOST_LETTERS, searchText } from '@/lib/search/search-text';
import type { RunningCampaign } from '@/server/campaigns/types';
import type { SearchFilters } from '@/server/ports/search-engine';
import { openShop } from '@/server/shop';
import { findPlace, type Place } from './places';
import { brandLines, brandMenu } from './site';

const MAX_IDS = 200;

/** A list of the shop by its address: a category, a gender, a search, a selection or a campaign. */
export interface OpenList {
  /** Its address without filters, sort and page. */
  path: string;
  brand: BrandId;
  text?: string;
  within: SearchFilters;
  /** The order it opens in. */
  sort: ListSort;
  place?: Place;
  campaign?: RunningCampaign;
}

/** Rule 2.8: a list joined by plus signs. Some senders write the plus as a space; both are read. */
const idsOf = (text: string) =>
  [
    ...new Set(
      text
        .split(/[+\s]+/)
        .filter((part) => /^\d{1,9}$/.test(part))
        .map(Number),
    ),
  ].slice(0, MAX_IDS);

/** Finds the list of an address (decoded segments, without the state); undefined is a 404. */
export async function openList(brandId: BrandId, segments: string[]): Promise<OpenList | undefined> {
  const brand = brands[brandId];
  const lines = await brandLines(brand);
  const within: SearchFilters = lines ? { brands: lines } : {};
  const found = await find(brandId, segments);
  return found && { ...found, brand: brandId, sort: defaultSortOf(found.path), within: { ...within, ...found.within } };
}

/** The same by its address as text; throws `not_found`. */
export async function listAt(brand: BrandId, path: string): Promise<OpenList> {
  const list = await openList(brand, path.slice(1).split('/').map(decoded));
  if (!list) throw new ShopError('not_found');
  return list;
}

async function find(brandId: BrandId, segments: string[]): Promise<Omit<OpenList, 'brand' | 'sort'> | undefined> {
  const [first = '', second = ''] = segments;
  if (!['search', 'utvalg', 'kampanje'].includes(first)) {
    const place = findPlace(segments, await brandMenu(brands[brandId]));
    return place && { path: place.path, within: place.filters, place };
  }
  if (segments.length !== 2) return undefined;
  if (first === 'search') {
    const text = searchText(second);
    if (!brands[brandId].features.search || !text || text.length > MOST_LETTERS) return undefined;
    return { path: searchPath(text), text, within: {} };
  }
  if (first === 'utvalg') {
    const ids = idsOf(second);
    return ids.length > 0 ? { path: utvalgPath(ids), within: { ids } } : undefined;
  }
  const campaign = (await openShop().campaigns.running()).find((one) => one.slug === second);
  return campaign && { path: campaignPath(campaign.slug), within: { ids: campaign.articleIds }, campaign };
}
