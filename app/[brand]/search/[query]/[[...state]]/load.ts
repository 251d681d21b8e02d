import { redirect } from 'next/navigation';
import { type LoadedList, loadList } from '@/app/[brand]/list';
import { flattenCategories } from '@/lib/routes/flatten-categories';
import { productPath } from '@/lib/routes/paths';
import { unquoted } from '@/lib/search/search-text';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';

const BESTSELLERS = 8;

/** Loads what a search shows; undefined is a 404. Redirects when the words name one article or a list. */
export async function loadSearchPage(brand: string, query: string, state: string[]) {
  const loaded = await loadList(brand, ['search', query, ...state]);
  const text = loaded?.list.text;
  if (!loaded || !text) return undefined;
  const { answer, filteredAway, list } = loaded;
  if (list.leadsTo) redirect(list.leadsTo);
  if (answer.exact) redirect(productPath(answer.exact.slug, answer.exact.ean));
  const isDead = answer.total === 0 && !filteredAway;
  return {
    loaded,
    text,
    colors: colorsIn(loaded),
    nothing: isDead ? await loadNothing(brand, loaded, text) : undefined,
  };
}

async function loadNothing(brand: string, { list }: LoadedList, text: string) {
  const [site, bestsellers, deadEnd] = await Promise.all([
    loadSite(brand),
    openShop().storefront(brand).articles({ sort: 'bestseller', take: BESTSELLERS }),
    list.deadEnd(),
  ]);
  return {
    ...deadEnd,
    words: unquoted(text),
    categories: flattenCategories(site.categories),
    bestsellers,
    contact: site.contact,
    search: site.brand.features.search,
  };
}

const colorsIn = ({ answer, choices }: LoadedList): number[] =>
  (answer.understood ?? []).flatMap(({ kind, label }) =>
    kind === 'color' ? choices.colors.filter((choice) => choice.label === label).map(({ value }) => Number(value)) : [],
  );
