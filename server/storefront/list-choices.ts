import type { Category } from '@/lib/contracts/catalogue';
import type { Choice, ListChoices } from '@/lib/lists/choices';
import type { ChoiceFilter } from '@/lib/lists/list-query';
import { isOfKind, readSizeOfKind } from '@/lib/lists/size-kinds';
import { t } from '@/lib/messages';
import { compareNames, compareSizes } from '@/lib/norway/norwegian-order';
import type { SearchFilters, SearchResult } from '@/server/ports/search-engine';
import type { Scope } from './scope';

/** Offered with one value too, as some goods have none. */
const ALONE: ReadonlySet<ChoiceFilter> = new Set(['campaigns', 'ratings']);
/** Always offered, as stock changes. */
const CHANGING: ReadonlySet<ChoiceFilter> = new Set(['sizes', 'shops']);
/** "4 stars or more" is the only rating to choose. */
const GOOD = 4;

interface Narrowed {
  within: SearchFilters;
  campaign?: unknown;
}

/**
 * Names the values of a list's filters, within the chosen ones, without filters that divide nothing. `unisex` counts each
 * group's goods that come last.
 */
export async function listChoices(
  scope: Scope,
  { within, campaign }: Narrowed,
  { facets, total }: Pick<SearchResult, 'facets' | 'total'>,
  unisex: SearchResult['facets']['groups'] = new Map(),
): Promise<ListChoices> {
  const [genders, colors, lines, categories, everyShop, campaigns] = await Promise.all([
    scope.genders(),
    scope.colorGroups(),
    scope.productLines(),
    scope.tree(),
    scope.sources.shops.remembered.all(),
    scope.sources.campaigns.running(),
  ]);
  const named = (name: ChoiceFilter, known: Choice[]) => {
    const occurs = facets[name];
    const around: readonly (number | string)[] = within[name] ?? [];
    const choices = known.filter(({ value }) => occurs?.has(value) && (around.length === 0 || around.includes(value)));
    const divides = CHANGING.has(name) || choices.some(({ value }) => (occurs?.get(value) ?? 0) < total);
    return divides && choices.length > (ALONE.has(name) ? 0 : 1) ? choices : [];
  };
  const byName = (a: Choice, b: Choice) => compareNames(a.label, b.label);
  const byCount = (name: ChoiceFilter) => (a: Choice, b: Choice) =>
    (facets[name]?.get(b.value) ?? 0) - (facets[name]?.get(a.value) ?? 0) || byName(a, b);
  const own = ({ value }: Choice) => (facets.groups?.get(value) ?? 0) - (unisex.get(value) ?? 0);
  const byOwnCount = (a: Choice, b: Choice) => own(b) - own(a) || byCount('groups')(a, b);
  return {
    genders: named('genders', genders.map(nameOf)),
    // Rule 2.18: only colours that have a hex value.
    colors: named(
      'colors',
      colors.flatMap(({ id, label, hex }) => (hex ? [{ value: id, label, hex }] : [])),
    ),
    brands: named('brands', lines.map(nameOf).sort(byCount('brands'))),
    sizes: named('sizes', [...(facets.sizes?.keys() ?? [])].filter(isOfKind).map(sizeOf).sort(bySize)),
    groups: named('groups', groupsOf(categories).sort(byOwnCount)),
    shops: named('shops', everyShop.map(nameOf).sort(byName)),
    campaigns: campaign ? [] : named('campaigns', campaigns.map(nameOf).sort(byCount('campaigns'))),
    ratings: named('ratings', [{ value: GOOD, label: t('list.stars', { count: GOOD }) }]),
    price: facets.price ?? null,
  };
}

const nameOf = ({ id, name }: { id: number; name: string }): Choice => ({ value: id, label: name });
const sizeOf = (value: number | string): Choice => ({ value, label: readSizeOfKind(String(value)).size });
const bySize = (a: Choice, b: Choice) => compareSizes(a.label, b.label);

/** Names the place of groups with one name in several ('Tilbehør'). */
function groupsOf(categories: Category[]): Choice[] {
  const groups = categories.flatMap(({ subcategories }) =>
    subcategories.flatMap((sub) => sub.groups.map((group) => ({ ...group, of: sub.Name }))),
  );
  const times = Map.groupBy(groups, (group) => group.name);
  return groups.map(({ id, name, of }) => ({
    value: id,
    label: (times.get(name)?.length ?? 0) > 1 ? `${name} (${of})` : name,
  }));
}
