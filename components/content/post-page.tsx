import { ArticleGrid } from '@/components/catalogue/article-grid';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { readBody } from '@/lib/content/read-body';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { BlogPost } from '@/lib/contracts/content';
import { t } from '@/lib/messages';
import { BlockList } from './block-list';
import { Figure } from './figure';
import { PostDate } from './post-date';
import styles from './post-page.module.css';

export function PostPage({ post, articles }: { post: BlogPost; articles: ArticleListItem[] }) {
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('blog.title'), href: '/blogg' }, { name: post.title }]} />
      <article>
        <header className={styles.header}>
          <p className={styles.meta}>
            {post.categories.map((category) => (
              <span key={category.slug} className={styles.category}>
                {category.name}
              </span>
            ))}
            <PostDate date={post.publishedAt} />
          </p>
          <h1 className={styles.title}>{post.title}</h1>
        </header>
        {post.featuredImage ? <Figure picture={{ src: post.featuredImage, alt: '' }} first /> : null}
        <div className={styles.body}>
          <BlockList blocks={readBody(post.body)} />
        </div>
      </article>
      {articles.length > 0 ? (
        <section aria-labelledby="varer-fra-innlegget" className={styles.related}>
          <h2 id="varer-fra-innlegget" className={styles.relatedTitle}>
            {t('blog.related')}
          </h2>
          <ArticleGrid articles={articles} />
        </section>
      ) : null}
    </div>
  );
}
