import type { Metadata } from 'next';
import { List } from '@/app/[brand]/list';
import { Missing } from '@/app/[brand]/missing';
import { NoResults } from '@/components/search/no-results';
import { SearchNote } from '@/components/search/search-note';
import { t } from '@/lib/messages';
import { decoded } from '@/lib/routes/decode';
import { searchPath } from '@/lib/routes/paths';
import { searchText, unquoted } from '@/lib/search/search-text';
import { openGraph } from '@/lib/seo/open-graph';
import { loadSite } from '@/server/api/site';
import { loadSearchPage } from './load';

export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; query: string; state?: string[] }>;
}

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
    // A search has no picture: its page is the largest.
    openGraph: { ...openGraph(site, { title, description, url: canonical }), images: [] },
    robots: { index: false, follow: true },
  };
}

export default async function Page({ params }: Props) {
  const { brand, query, state = [] } = await params;
  const view = await loadSearchPage(brand, query, state);
  if (!view) return <Missing brand={brand} />;
  const { loaded, text, colors, nothing } = view;
  const { corrected, relaxed, partly, understood } = loaded.answer;
  return (
    <List
      loaded={loaded}
      title={t(nothing ? 'search.noneHeading' : 'search.heading', { words: unquoted(text) })}
      trail={[{ name: t('search.crumb') }]}
      colors={colors}
      note={
        nothing ? null : (
          <SearchNote words={text} corrected={corrected} relaxed={relaxed} partly={partly} understood={understood} />
        )
      }
      empty={nothing ? <NoResults {...nothing} /> : null}
    />
  );
}
