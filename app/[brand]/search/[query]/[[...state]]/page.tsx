import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { List, type LoadedList, loadList } from '@/app/[brand]/list';
import { Missing } from '@/app/[brand]/missing';
import { NoResults } from '@/components/search/no-results';
import { SearchNote } from '@/components/search/search-note';
import { t } from '@/lib/messages';
import { decoded } from '@/lib/routes/decode';
import { flattenCategories } from '@/lib/routes/flatten-categories';
import { productPath, searchPath } from '@/lib/routes/paths';
import { unquoted } from '@/lib/search/quotes';
import { searchText } from '@/lib/search/search-text';
import { openGraph } from '@/lib/seo/open-graph';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; query: string; state?: string[] }>;
}

const BESTSELLERS = 8;

/** The colour groups that words of the search were understood as. */
const colorsIn = ({ answer, choices }: LoadedList): number[] =>
  (answer.understood ?? []).flatMap(({ kind, label }) =>
    kind === 'color' ? choices.colors.filter((choice) => choice.label === label).map(({ value }) => Number(value)) : [],
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, query } = await params;
  const site = await loadSite(brand);
  const text = searchText(decoded(query));
  const words = unquoted(text);
  const title = t('search.title', { words });
  const description = t('search.description', { words, name: site.brand.name });
  const canonical = searchPath(text);
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: openGraph(site, { title, description, url: canonical }),
    robots: { index: false, follow: true },
  };
}

export default async function Page({ params }: Props) {
  const { brand, query, state = [] } = await params;
  const loaded = await loadList(brand, ['search', query, ...state]);
  const text = loaded?.list.text;
  if (!loaded || !text) return <Missing brand={brand} />;
  const { answer, filteredAway } = loaded;
  if (loaded.list.leadsTo) redirect(loaded.list.leadsTo);
  // A whole EAN or article number asks for one thing, and gets it.
  if (answer.exact) redirect(productPath(answer.exact.slug, answer.exact.ean));
  const isDead = answer.total === 0 && !filteredAway;
  const [site, bestsellers, deadEnd] = await Promise.all([
    loadSite(brand),
    isDead ? openShop().storefront(brand).articles({ sort: 'bestseller', take: BESTSELLERS }) : undefined,
    isDead ? loaded.list.deadEnd() : undefined,
  ]);
  const words = unquoted(text);
  return (
    <List
      loaded={loaded}
      title={t(isDead ? 'search.noneHeading' : 'search.heading', { words })}
      trail={[{ name: t('search.crumb') }]}
      colors={colorsIn(loaded)}
      note={
        isDead ? null : (
          <SearchNote
            words={text}
            corrected={answer.corrected}
            relaxed={answer.relaxed}
            partly={answer.partly}
            understood={answer.understood}
          />
        )
      }
      empty={
        bestsellers && deadEnd ? (
          <NoResults
            {...deadEnd}
            words={words}
            categories={flattenCategories(site.categories)}
            bestsellers={bestsellers}
            contact={site.contact}
            search={site.brand.features.search}
          />
        ) : null
      }
    />
  );
}
