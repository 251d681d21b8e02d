'use client';

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import pages from '@/components/ui/pages.module.css';
import { useWords } from '@/components/words';
import { PER_PAGE } from '@/lib/lists/list-query';
import { pageNumbers } from '@/lib/lists/page-numbers';
import { lastPageOf } from '@/lib/lists/page-range';
import { isPlainPress } from '@/lib/routes/followed-link';
import { fill } from '@/lib/text/words';
import { useList, useListStore } from './list-root';
import styles from './pagination.module.css';

function PageLink({
  page,
  children,
  onGo,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { page: number; children: ReactNode; onGo: () => void }) {
  const store = useListStore();
  const { state } = useList();
  return (
    <a
      {...rest}
      href={store.href({ ...state, page })}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}

/** Shown above a list entered on a later page (rule 11.8). */
export function EarlierLink() {
  const words = useWords('list');
  const store = useListStore();
  const { from } = useList();
  if (from <= 1) return null;
  return (
    <div className={styles.earlier}>
      <PageLink page={from - 1} rel="prev" className={styles.button} onGo={() => store.more(-1)}>
        {words.earlier}
      </PageLink>
    </div>
  );
}

/** Shows the progress, a link to one page more, and a link to every page for crawlers. */
export function Pagination() {
  const words = useWords('list');
  const store = useListStore();
  const { state, from, to, total, busy } = useList();
  const last = lastPageOf(total);
  if (last < 2) return null;
  const seen = Math.min(total, to * PER_PAGE) - (from - 1) * PER_PAGE;
  const onMore = () => {
    const first = (to - from + 1) * PER_PAGE;
    store.more(1, () => focusCard(first));
  };
  return (
    <div className={styles.more}>
      <p className={styles.seen}>{fill(words.seen, { seen, total })}</p>
      <progress className={styles.bar} value={seen} max={total} aria-hidden="true" />
      {to < last ? (
        <PageLink page={to + 1} rel="next" className={styles.button} onGo={onMore}>
          {busy ? words.loading : words.more}
        </PageLink>
      ) : null}
      <nav aria-label={words.pages}>
        <ul className={pages.pages}>
          {pageNumbers(state.page, last).map((number) =>
            number < 0 ? (
              <li key={number} className={pages.gap} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <PageLink
                  page={number}
                  className={pages.page}
                  aria-current={number === state.page ? 'page' : undefined}
                  aria-label={fill(words.page, { page: number })}
                  onGo={() => store.go(number, toTop)}
                >
                  {number}
                </PageLink>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}

const toTop = () => window.scrollTo({ top: 0 });

function focusCard(index: number) {
  window.requestAnimationFrame(() => {
    const cards = document.querySelectorAll<HTMLElement>('[data-page]');
    cards[index]?.querySelector('a')?.focus({ preventScroll: true });
  });
}
