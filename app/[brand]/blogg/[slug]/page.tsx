import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { PostPage } from '@/components/content/post-page';
import { JsonLd } from '@/components/ui/json-ld';
import { plainText } from '@/lib/content/inline-parts';
import { readBody } from '@/lib/content/read-body';
import type { BlogPostDetail } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { decoded } from '@/lib/routes/decode';
import { postPath } from '@/lib/routes/paths';
import { postJsonLd } from '@/lib/seo/post-json-ld';
import { loadSite } from '@/server/api/site';
import { articleTags, tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

export const generateStaticParams = async () => [];

const MAX_RELATED = 8;
const DESCRIPTION_LENGTH = 155;

/** Once per render: page and metadata both ask. */
const findPost = cache((brand: string, slug: string) => openShop().storefront(brand).post(decoded(slug)));

export async function generateMetadata(props: PageProps<'slug'>): Promise<Metadata> {
  const params = await props.params;
  const [post, { brand }] = await Promise.all([findPost(params.brand, params.slug), loadSite(params.brand)]);
  if (!post) return { title: t('blog.unknown'), robots: { index: false } };
  return textMetadata({
    title: post.title,
    description: firstWords(post.body),
    path: postPath(post.slug),
    brand,
    image: post.featuredImage,
    publishedAt: new Date(post.publishedAt),
  });
}

export default async function Page({ params }: PageProps<'slug'>) {
  const { brand, slug } = await params;
  const found = await findPost(brand, slug);
  if (!found) return <Missing brand={brand} />;
  const site = await loadSite(brand);
  const articles = await openShop().storefront(brand).bundle(articleIdsOf(found));
  await tagPage(...articleTags(articles));
  const post = { ...found, publishedAt: new Date(found.publishedAt) };
  return (
    <>
      <JsonLd data={postJsonLd(post, site)} />
      <PostPage post={post} articles={articles} />
    </>
  );
}

function articleIdsOf({ mainArticle, relatedArticles }: BlogPostDetail): number[] {
  const ids = [...(mainArticle ? [mainArticle] : []), ...relatedArticles].map(({ id }) => id);
  return [...new Set(ids)].slice(0, MAX_RELATED);
}

function firstWords(body: string): string {
  const text = readBody(body).find((block) => block.type === 'text')?.text ?? '';
  const words = plainText(text);
  return words.length > DESCRIPTION_LENGTH ? `${words.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …` : words;
}
