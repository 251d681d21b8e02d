import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { List, listAddress, loadList } from '@/app/[brand]/list';
import { Missing, missingMetadata } from '@/app/[brand]/missing';
import { loadTextPage, TextPage, textPageMetadata } from '@/app/[brand]/text-page';
import { partSegments } from '@/lib/lists/list-query';
import { t } from '@/lib/messages';
import { categoryPath } from '@/lib/routes/paths';
import { openGraph } from '@/lib/seo/open-graph';
import { loadSite } from '@/server/api/site';

/** The brand's own pages and the lists of categories; a page comes before a category of its name. */
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; category: string[] }>;
}

async function load({ params }: Props) {
  const { brand, category } = await params;
  const loaded = await loadList(brand, category);
  const place = loaded?.list.place;
  // A category without articles is a 404.
  return loaded && place && (loaded.answer.total > 0 || loaded.filteredAway) ? { ...loaded, place } : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { brand, category } = await props.params;
  const text = await loadTextPage(brand, category);
  if (text) return textPageMetadata(text);
  const loaded = await load(props);
  if (!loaded) return missingMetadata(brand);
  const site = await loadSite(brand);
  const { state, answer } = loaded;
  const { title } = loaded.place;
  const { canonical, ...address } = listAddress(loaded);
  const description = t('list.description', { title, count: answer.total, name: site.brand.name });
  return {
    title: state.page > 1 ? t('list.titlePage', { title, page: state.page }) : title,
    description,
    ...address,
    openGraph: openGraph(site, { title, description, url: canonical, image: answer.cards[0]?.image }),
  };
}

export default async function Page(props: Props) {
  const { brand, category } = await props.params;
  const text = await loadTextPage(brand, category);
  if (text) return <TextPage front={brand} loaded={text} />;
  const loaded = await load(props);
  if (!loaded) return notHere({ brand, category });
  const { title, trail, children } = loaded.place;
  return (
    <List loaded={loaded} title={title} trail={trail}>
      {children}
    </List>
  );
}

/** Redirects to the address in small letters before answering 404. */
function notHere({ brand, category }: Awaited<Props['params']>) {
  const { path } = partSegments(category);
  const small = path.map((part) => part.toLocaleLowerCase('nb'));
  if (small.some((part, index) => part !== path[index])) permanentRedirect(categoryPath(...small));
  return <Missing brand={brand} />;
}
