import Link from 'next/link';
import { type ListState, writeListState } from '@/lib/list-query';
import { t } from '@/lib/messages';
import { pageNumbers } from '@/lib/page-numbers';
import styles from './pagination.module.css';

interface Props {
  path: string;
  state: ListState;
  fallback: ListState['sort'];
  lastPage: number;
}

/** Pages as links, so that a crawler and a shopper without scripts reach every article. */
export function Pagination({ path, state, fallback, lastPage }: Props) {
  if (lastPage < 2) return null;
  const href = (page: number) => {
    const query = writeListState({ ...state, page }, fallback);
    return query ? `${path}?${query}` : path;
  };
  const { page } = state;
  return (
    <nav aria-label={t('list.pages')}>
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link href={href(page - 1)} prefetch={false} rel="prev" className={styles.page}>
              {t('list.previous')}
            </Link>
          </li>
        ) : null}
        {pageNumbers(page, lastPage).map((number) =>
          number < 0 ? (
            <li key={number} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                href={href(number)}
                prefetch={false}
                className={styles.page}
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('list.page', { page: number })}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {page < lastPage ? (
          <li>
            <Link href={href(page + 1)} prefetch={false} rel="next" className={styles.page}>
              {t('list.next')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
