import Link from 'next/link';
import type { ListPage as Page } from '@/lib/contracts/catalogue';
import type { ListState } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { ArticleGrid } from './article-grid';
import { Breadcrumb, type Crumb } from './breadcrumb';
import styles from './list-page.module.css';
import { Pagination } from './pagination';
import { SortToolbar } from './sort-toolbar';

interface Props {
  title: string;
  trail: Crumb[];
  /** The list's address without its state. */
  path: string;
  list: Page;
  state: ListState;
  fallbackSort: ListState['sort'];
  /** Where one can go on from here, one level down. */
  children?: { name: string; href: string }[];
  /** Shown instead of the grid when there is nothing. */
  empty?: React.ReactNode;
  /** How the list came about; stands under the title. */
  note?: React.ReactNode;
}

/** Every list of the shop: category, gender, search, utvalg, campaign. */
export function ListPage({ title, trail, path, list, state, fallbackSort, children = [], empty, note }: Props) {
  return (
    <div className="page">
      <Breadcrumb trail={trail} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.count} role="status">
            {t('list.count', { count: list.total })}
          </p>
          {note}
        </div>
        {list.total > 1 ? <SortToolbar path={path} state={state} fallback={fallbackSort} words={sortWords()} /> : null}
      </div>
      {children.length > 0 ? (
        <nav aria-label={t('list.narrow')}>
          <ul className={styles.children}>
            {children.map((child) => (
              <li key={child.href}>
                <Link href={child.href} prefetch={false} className={styles.child}>
                  {child.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {list.total === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <ArticleGrid articles={list.articles} heading="h2" />
      )}
      <Pagination path={path} state={state} fallback={fallbackSort} lastPage={list.last_page} />
    </div>
  );
}

const sortWords = () => ({
  sort: t('list.sort'),
  relevance: t('list.sortRelevance'),
  bestseller: t('list.sortBestseller'),
  price: t('list.sortPrice'),
  name: t('list.sortName'),
  reverse: t('list.reverse'),
  apply: t('list.apply'),
});
