import type { Metadata } from 'next';
import { Missing, missingMetadata } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { ProductPage } from '@/components/product/product-page';
import { decoded } from '@/lib/routes/decode';
import { productMarkdownPath, productPath } from '@/lib/routes/paths';
import { openGraph } from '@/lib/seo/open-graph';
import { loadSite } from '@/server/api/site';
import { loadProduct, loadProductPage } from './load';

export const generateStaticParams = async () => [];

export async function generateMetadata({ params }: PageProps<'articleName'>): Promise<Metadata> {
  const { brand, articleName } = await params;
  const article = await loadProduct(brand, decoded(articleName));
  if (!article) return missingMetadata(brand);
  const [lead = ''] = article.description.split('\n');
  const path = productPath(article.slug);
  return {
    title: article.name,
    description: lead.slice(0, 155),
    alternates: { canonical: path, types: { 'text/markdown': productMarkdownPath(article.slug) } },
    openGraph: openGraph(await loadSite(brand), {
      title: article.name,
      description: lead,
      url: path,
      image: article.image,
    }),
  };
}

export default async function Page({ params }: PageProps<'articleName'>) {
  const { brand, articleName } = await params;
  const view = await loadProductPage(brand, decoded(articleName));
  return view ? <ProductPage {...view} /> : <Missing brand={brand} />;
}
