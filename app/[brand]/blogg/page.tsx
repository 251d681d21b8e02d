import type { Metadata } from 'next';
import { PageHead } from '@/app/[brand]/page-head';
import type { PageProps } from '@/app/[brand]/page-props';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { PostList } from '@/components/content/post-list';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';

const POSTS = 60;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { brand } = await loadSite((await params).brand);
  return textMetadata({
    title: t('blog.title'),
    description: t('blog.description'),
    path: '/blogg',
    brand,
  });
}

export default async function Page({ params }: PageProps) {
  const posts = await openShop()
    .storefront((await params).brand)
    .posts(POSTS);
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('blog.title') }]} />
      <PageHead title={t('blog.title')} lead={posts.length > 0 ? t('blog.lead') : t('blog.empty')} />
      <PostList posts={posts} />
    </div>
  );
}
