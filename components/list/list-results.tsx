'use client';

import { useEffect, useMemo, useRef } from 'react';
import { ArticleCard } from '@/components/catalogue/article-card';
import grid from '@/components/catalogue/article-grid.module.css';
import { useCards } from '@/components/catalogue/use-cards';
import { CompareButton } from '@/components/compare/compare-button';
import type { Card } from '@/lib/contracts/lists';
import { type ShownCard, shownCard } from '@/lib/lists/card';
import { PER_PAGE } from '@/lib/lists/list-query';
import styles from './list-results.module.css';
import { useList, useListStore } from './list-root';
import { stateKey } from './store';

const FIRST_ON_SCREEN = 2;
/** Cards of the first screen of any width. */
const FIRST_SCREEN = 8;

/** Shows the cards; `initial` are those of the server's page. */
export function ListResults({ initial }: { initial: ShownCard[] }) {
  const store = useListStore();
  const { busy, total, ...view } = useList();
  const list = useRef<HTMLUListElement>(null);
  const { group, propsOf } = useCards();
  const { key, from, to, pages } = view.shown ?? { ...view, key: stateKey(view.state, store.defaultSort) };
  const isInitial = key === store.initial.key;
  const shown = useShownCards([...view.state.filters.colors, ...store.initial.colors]);
  useFollowedPages(list, store.inView);

  const page = (number: number) => {
    const known = isInitial && number === store.initial.page;
    const cards = known ? initial : pages[number]?.map(shown);
    if (!cards) {
      const room = Math.min(PER_PAGE, Math.max(0, total - (number - 1) * PER_PAGE));
      return <Skeletons key={number} count={room} />;
    }
    return cards.map((card, index) => (
      <li key={card.id} data-page={number} className={index < FIRST_SCREEN ? undefined : `below ${styles.item}`}>
        <ArticleCard {...propsOf(card)} heading="h2" first={number === from && index < FIRST_ON_SCREEN} />
        <CompareButton id={card.id} name={card.name} quiet />
      </li>
    ));
  };
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <ul ref={list} className={grid.grid} data-loading={busy || undefined} aria-busy={busy} {...group}>
      {numbers.flatMap(page)}
    </ul>
  );
}

/** Returns the same object for the same card, so that it is not rendered again. */
function useShownCards(colors: number[]): (card: Card) => ShownCard {
  const key = colors.join();
  return useMemo(() => {
    const chosen = key === '' ? [] : key.split(',').map(Number);
    const known = new WeakMap<Card, ShownCard>();
    return (card) => {
      const shown = known.get(card) ?? shownCard(card, chosen);
      known.set(card, shown);
      return shown;
    };
  }, [key]);
}

function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <li key={i} aria-hidden="true">
      <CardSkeleton />
    </li>
  ));
}

/** Reports the page in view, at the middle of the screen, for the address (rule 11.8). */
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

function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture} />
      <div className={styles.short} />
      <div className={styles.line} />
      <div className={styles.short} />
    </div>
  );
}
