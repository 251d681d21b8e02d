import type { Metadata } from 'next';
import { textMetadata } from '@/app/[brand]/text-metadata';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { PostList } from '@/components/content/post-list';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';
import styles from './page.module.css';

const POSTS = 60;

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand } = await loadSite((await params).brand);
  return textMetadata({
    title: t('blog.title'),
    description: t('blog.description'),
    path: '/blogg',
    siteName: brand.name,
  });
}

export default async function Page({ params }: Props) {
  const posts = await openShop()
    .storefront((await params).brand)
    .posts(POSTS);
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('blog.title') }]} />
      <header className={styles.header}>
        <h1 className={styles.title}>{t('blog.title')}</h1>
        <p className={styles.lead}>{posts.length > 0 ? t('blog.lead') : t('blog.empty')}</p>
      </header>
      <PostList posts={posts} />
    </div>
  );
}
