import type { Metadata } from 'next';
import { Missing } from '@/app/[brand]/missing';
import { plainText } from '@/components/content/inline-parts';
import { textMetadata } from '@/components/content/metadata';
import { postJsonLd } from '@/components/content/post-json-ld';
import { PostPage } from '@/components/content/post-page';
import { readBody } from '@/components/content/read-body';
import { JsonLd } from '@/components/ui/json-ld';
import type { BlogPost } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { decoded } from '@/lib/routes/decode';
import { postPath } from '@/lib/routes/paths';
import { tagPage } from '@/server/http/page-tags';
import { openShop } from '@/server/shop';
import { loadSite } from '@/server/storefront/site';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  params: Promise<{ brand: string; slug: string }>;
}

const MAX_RELATED = 8;
const DESCRIPTION_LENGTH = 155;

const findPost = async ({ params }: Props) =>
  (await openShop().content.post(decoded((await params).slug))) as BlogPost | undefined;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [post, { brand }] = await Promise.all([findPost(props), loadSite((await props.params).brand)]);
  if (!post) return { title: t('blog.unknown'), robots: { index: false } };
  return textMetadata({
    title: post.title,
    description: firstWords(post.body),
    path: postPath(post.slug),
    siteName: brand.name,
    image: post.featuredImage,
    publishedAt: post.publishedAt,
  });
}

export default async function Page(props: Props) {
  const post = await findPost(props);
  if (!post) {
    await tagPage('content');
    return <Missing brand={(await props.params).brand} />;
  }
  const site = await loadSite((await props.params).brand);
  const articles = await relatedArticles(post);
  await tagPage('content', ...articles.map((article) => `article:${article.id}`));
  return (
    <>
      <JsonLd data={postJsonLd(post, site)} />
      <PostPage post={post} articles={articles} />
    </>
  );
}

async function relatedArticles({ mainArticleId, relatedArticles }: BlogPost) {
  const ids = [...new Set([...(mainArticleId ? [mainArticleId] : []), ...relatedArticles])];
  if (ids.length === 0) return [];
  const { articles } = await openShop().catalogue.list({ filters: { ids }, sort: 'given', perPage: MAX_RELATED });
  return articles;
}

function firstWords(body: string): string {
  const text = readBody(body).find((block) => block.type === 'text')?.text ?? '';
  const words = plainText(text);
  return words.length > DESCRIPTION_LENGTH ? `${words.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …` : words;
}
