import { ArticleGrid } from '@/components/catalogue/article-grid';
import { ButtonLink } from '@/components/ui/button';
import { type Block, headingId } from '@/lib/content/blocks';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import styles from './articles-block.module.css';

export function ArticlesBlock({
  block,
  articles,
}: {
  block: Extract<Block, { type: 'articles' }>;
  articles: ArticleListItem[];
}) {
  if (articles.length === 0) return null;
  const id = headingId({ text: block.title });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {block.title}
        </h2>
        {block.link ? (
          <ButtonLink href={block.link.href} look="secondary">
            {block.link.text}
          </ButtonLink>
        ) : null}
      </div>
      <ArticleGrid articles={articles} />
    </section>
  );
}
