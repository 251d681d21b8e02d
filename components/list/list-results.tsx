'use client';

import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { ArticleCard } from '@/components/catalogue/article-card';
import grid from '@/components/catalogue/article-grid.module.css';
import { useWords } from '@/components/words';
import type { Card } from '@/lib/contracts/lists';
import { PER_PAGE } from '@/lib/lists/list-query';
import { CardSkeleton } from './card-skeleton';
import { useListStore } from './list-root';
import { stateKey } from './store';
import { useList } from './use-list';

const FIRST_ON_SCREEN = 2;

/** The cards. `children` are those of the page the server rendered; they stay in the document while they belong there. */
export function ListResults({ children }: { children: ReactNode }) {
  const store = useListStore();
  const { busy, total, ...view } = useList();
  const list = useRef<HTMLUListElement>(null);
  const { initial } = store;
  const { key, from, to, pages } = view.shown ?? { ...view, key: stateKey(view.state, store.defaultSort) };
  const isInitial = key === initial.key;
  useFollowedPages(list, store.inView);

  const page = (number: number) => {
    if (isInitial && number === initial.page) return <Fragment key="initial">{children}</Fragment>;
    const cards = pages[number];
    return cards ? (
      <PageOfCards key={number} page={number} cards={cards} first={number === from} />
    ) : (
      <Skeletons key={number} count={Math.min(PER_PAGE, Math.max(0, total - (number - 1) * PER_PAGE))} />
    );
  };
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <ul ref={list} className={grid.grid} data-loading={busy || undefined} aria-busy={busy}>
      {numbers.map(page)}
    </ul>
  );
}

function PageOfCards({ page, cards, first }: { page: number; cards: Card[]; first: boolean }) {
  const { initial } = useListStore();
  const { colors } = useList().state.filters;
  const words = useWords('card');
  return cards.map((card, index) => (
    <li key={card.id} data-page={page}>
      <ArticleCard
        card={card}
        words={words}
        chosenColors={[...colors, ...initial.colors]}
        heading="h2"
        first={first && index < FIRST_ON_SCREEN}
      />
    </li>
  ));
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <li key={i} aria-hidden="true">
      <CardSkeleton />
    </li>
  ));
}

/** The address shows the page in view (rule 11.8): the one whose cards cross the middle of the screen. */
function useFollowedPages(list: React.RefObject<HTMLUListElement | null>, inView: (page: number) => void) {
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const middle = window.innerHeight / 2;
      const cards = list.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [];
      const seen = [...cards].find((card) => card.getBoundingClientRect().bottom > middle);
      if (seen) inView(Number(seen.dataset.page));
    };
    const onScroll = () => {
      window.clearTimeout(waiting);
      waiting = window.setTimeout(look, SETTLED_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(waiting);
      window.removeEventListener('scroll', onScroll);
    };
  }, [list, inView]);
}

const SETTLED_MS = 150;
