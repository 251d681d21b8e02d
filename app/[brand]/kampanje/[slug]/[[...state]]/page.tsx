import type { Metadata } from 'next';
import { ListPage } from '@/components/catalogue/list-page';
import { decoded } from '@/lib/decode';
import { PER_PAGE, partSegments } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { campaignPath } from '@/lib/paths';
import { tagPage } from '@/server/http/page-tags';
import { brandLines, loadSite } from '@/server/http/site';
import { openShop } from '@/server/shop';
import { Missing } from '../../../missing';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; slug: string; state?: string[] }>;
}

async function load({ params }: Props) {
  const { brand, slug, state: segments } = await params;
  const { path: rest, state } = partSegments(segments ?? []);
  const campaign = (await openShop().content.campaigns()).find((one) => one.slug === decoded(slug));
  await tagPage('lists', 'campaigns');
  if (!campaign || rest.length > 0) return undefined;
  const lines = await brandLines((await loadSite(brand)).brand);
  const list = await openShop().catalogue.list({
    filters: { ids: campaign.articleIds, ...(lines ? { brands: lines } : {}) },
    sort: state.sort,
    descending: state.descending,
    page: state.page,
    perPage: PER_PAGE,
  });
  return list.total === 0 || state.page > list.last_page ? undefined : { campaign, list, state };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const loaded = await load(props);
  if (!loaded) return { title: t('notFound.title'), robots: { index: false } };
  const { campaign } = loaded;
  return {
    title: campaign.name,
    description: campaign.shortDescription,
    alternates: { canonical: campaignPath(campaign.slug) },
  };
}

export default async function Page(props: Props) {
  const loaded = await load(props);
  if (!loaded) return <Missing brand={(await props.params).brand} />;
  const { campaign, list, state } = loaded;
  return (
    <ListPage
      title={campaign.name}
      trail={[{ name: campaign.name }]}
      path={campaignPath(campaign.slug)}
      list={list}
      state={state}
      fallbackSort="bestseller"
    />
  );
}
