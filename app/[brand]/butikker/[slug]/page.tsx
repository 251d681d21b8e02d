import type { Metadata } from 'next';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { ShopPage } from '@/components/shops/shop-page';
import { JsonLd } from '@/components/ui/json-ld';
import { t } from '@/lib/messages';
import { placeName } from '@/lib/norway/place-name';
import { readFront } from '@/lib/preview/front';
import { decoded } from '@/lib/routes/decode';
import { shopPath } from '@/lib/routes/paths';
import { storeJsonLd } from '@/lib/seo/store-json-ld';
import { findShops } from '@/lib/shops/find-shops';
import { loadSite } from '@/server/api/site';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

export const generateStaticParams = async () => [];

const POPULAR = 8;
const NEARBY = 3;

const findShop = async ({ params }: PageProps<'slug'>) =>
  openShop().catalogue.shops.bySlug(decoded((await params).slug));

export async function generateMetadata(props: PageProps<'slug'>): Promise<Metadata> {
  const [shop, { brand }] = await Promise.all([findShop(props), loadSite((await props.params).brand)]);
  if (!shop) return { title: t('shops.unknown'), robots: { index: false } };
  return textMetadata({
    title: `${shop.name} – ${t('shops.hoursAndContact')}`,
    description: t('shops.shopDescription', {
      name: shop.name,
      address: shop.address,
      place: placeName(shop.postPlace),
    }),
    path: shopPath(shop.slug),
    brand,
    image: shop.picture,
  });
}

export default async function Page(props: PageProps<'slug'>) {
  const shop = await findShop(props);
  if (!shop) return <Missing brand={(await props.params).brand} />;
  const { catalogue, storefront } = openShop();
  const { brand } = await props.params;
  const site = await loadSite(brand);
  const [all, articles] = await Promise.all([
    catalogue.shops.all(),
    storefront(brand).articles({ filters: { shops: [shop.id] }, sort: 'bestseller', take: POPULAR }),
  ]);
  await tagPage(...articleTags(articles));
  const others = all.filter((one) => one.id !== shop.id);
  const now = readFront(brand)?.preview?.at ?? new Date();
  return (
    <>
      <JsonLd data={storeJsonLd(shop, site, now)} />
      <ShopPage shop={shop} popular={articles} nearby={findShops(others, '', shop.coords).slice(0, NEARBY)} now={now} />
    </>
  );
}
