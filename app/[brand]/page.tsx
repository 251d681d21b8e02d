import type { Metadata } from 'next';
import { JsonLd } from '@/components/ui/json-ld';
import { readFront } from '@/lib/preview/front';
import { openGraph } from '@/lib/seo/open-graph';
import { shopJsonLd } from '@/lib/seo/shop-json-ld';
import { loadSite } from '@/server/api/site';
import { Home } from './home';
import { Missing, missingMetadata } from './missing';
import type { PageProps } from './page-props';

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { brand } = await params;
  if (!readFront(brand)) return missingMetadata(brand);
  const site = await loadSite(brand);
  const { name, tagline } = site.brand;
  const description = site.brand.texts.description;
  return {
    description,
    alternates: { canonical: '/' },
    openGraph: openGraph(site, { title: `${name} – ${tagline}`, description, url: '/' }),
  };
}

export default async function Page({ params }: PageProps) {
  const { brand } = await params;
  // A missing file such as /foo.png arrives here as a brand.
  if (!readFront(brand)) return <Missing brand={brand} />;
  const site = await loadSite(brand);
  return (
    <>
      <Home brand={brand} />
      {shopJsonLd(site).map((data) => (
        <JsonLd key={data['@type']} data={data} />
      ))}
    </>
  );
}
