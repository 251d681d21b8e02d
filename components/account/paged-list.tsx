import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Query } from '@/components/query';
import { useAccountWords } from '@/components/session/use-account-words';
import { useUser } from '@/components/session/use-user';
import { Button, ButtonLink } from '@/components/ui/button';
import page from '@/components/ui/pages.module.css';
import { useQuery } from '@/components/use-query';
import { pageNumbers } from '@/lib/lists/page-numbers';
import { fill } from '@/lib/text/words';
import styles from './paged-list.module.css';

interface Props {
  path: string;
  paged: Pick<ReturnType<typeof usePaged>, 'answer' | 'failed' | 'ended' | 'waiting' | 'load'>;
  count: number;
  empty: { title: string; lead: string };
  children: ReactNode;
}

export function PagedList({ path, paged, count, empty, children }: Props) {
  const { history, loading, retry } = useAccountWords();
  const { answer, failed, ended, waiting, load } = paged;
  if (ended && !answer) return null;
  if (failed)
    return (
      <div className={styles.state} role="alert">
        <p>{history.failed}</p>
        <Button look="secondary" onClick={load}>
          {retry}
        </Button>
      </div>
    );
  if (!answer)
    return (
      <p className={styles.state} role="status">
        {loading}
      </p>
    );
  const { current_page: current, last_page: last } = answer;
  if (count === 0 && current > 1)
    return (
      <div className={styles.state}>
        <h2 className={styles.title}>{history.unknown}</h2>
        <ButtonLink href={path}>{history.first}</ButtonLink>
      </div>
    );
  if (count === 0)
    return (
      <div className={styles.state}>
        <h2 className={styles.title}>{empty.title}</h2>
        <p>{empty.lead}</p>
        <ButtonLink href="/">{history.browse}</ButtonLink>
      </div>
    );
  return (
    <div aria-busy={waiting}>
      <p role="status" className="visually-hidden">
        {last > 1 ? fill(history.shown, { page: current, last }) : ''}
      </p>
      <ul className={styles.list}>{children}</ul>
      {last > 1 ? <Pages path={path} current={current} last={last} /> : null}
    </div>
  );
}

function Pages({ path, current, last }: { path: string; current: number; last: number }) {
  const { history } = useAccountWords();
  const href = (number: number) => (number === 1 ? path : `${path}?side=${number}`);
  const step = (number: number, label: string) => (
    <li>
      <a href={href(number)} data-follow className={page.page}>
        {label}
      </a>
    </li>
  );
  return (
    <nav aria-label={history.pages}>
      <ul className={page.pages}>
        {current > 1 ? step(current - 1, history.previous) : null}
        {pageNumbers(current, last).map((number) => (
          <li key={number} aria-hidden={number < 0 || undefined}>
            {number < 0 ? (
              '…'
            ) : (
              <a
                href={href(number)}
                data-follow
                className={page.page}
                aria-current={number === current ? 'page' : undefined}
                aria-label={fill(history.page, { page: number })}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {current < last ? step(current + 1, history.next) : null}
      </ul>
    </nav>
  );
}

interface PageOf {
  current_page: number;
  last_page: number;
}

const pageIn = (text: string | null) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1);

/**
 * Loads one page of a customer's history; `?side=` keeps its number over Back and a reload. Shows the last page until
 * the next one is loaded.
 */
export function usePaged<Answer extends PageOf>(
  history: (customer: number | undefined, page: number) => Query<Answer>,
) {
  const page = pageIn(useSearchParams().get('side'));
  const { user } = useUser();
  const { data, isError, isPlaceholderData, refetch } = useQuery<Answer>({
    ...history(user?.id, page),
    enabled: user !== undefined,
    placeholderData: (before) => before,
  });
  const failed = isError && data === undefined;
  // SignedIn reports an ended session.
  return { answer: data, failed, ended: user === undefined, waiting: isPlaceholderData, load: refetch };
}
