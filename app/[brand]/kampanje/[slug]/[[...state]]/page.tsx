import type { Metadata } from 'next';
import { List, listAddress, loadList } from '@/app/[brand]/list';
import { Missing, missingMetadata } from '@/app/[brand]/missing';
import { CampaignHeader } from '@/components/catalogue/campaign-header';
import { openGraph } from '@/lib/seo/open-graph';
import { loadSite } from '@/server/api/site';

export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; slug: string; state?: string[] }>;
}

async function load({ params }: Props) {
  const { brand, slug, state = [] } = await params;
  const loaded = await loadList(brand, ['kampanje', slug, ...state]);
  const campaign = loaded?.list.campaign;
  return loaded && campaign && (loaded.answer.total > 0 || loaded.filteredAway) ? { ...loaded, campaign } : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  if (!loaded) return missingMetadata((await props.params).brand);
  const site = await loadSite((await props.params).brand);
  const { name: title, shortDescription: description, image } = loaded.campaign;
  const { canonical, ...address } = listAddress(loaded);
  return { title, description, ...address, openGraph: openGraph(site, { title, description, url: canonical, image }) };
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  if (!loaded) return <Missing brand={(await props.params).brand} />;
  const { name } = loaded.campaign;
  const header = <CampaignHeader campaign={loaded.campaign} />;
  return <List loaded={loaded} title={name} trail={[{ name }]} header={header} />;
}
