'use client';

import { useId } from 'react';
import { ArticleCards } from '@/components/catalogue/article-cards';
import type { Elements } from '@/components/elements';
import { useWords } from '@/components/words';
import type { ShownCard } from '@/lib/lists/card';
import { emptied, waysOut, without } from '@/lib/lists/chosen';
import { chosenCount } from '@/lib/lists/list-query';
import { fill } from '@/lib/text/words';
import styles from './empty-result.module.css';
import { useList, useListStore } from './list-root';

const RAIL = 8;

interface Props {
  cards: ShownCard[];
  otherwise?: Elements;
}

/** Shows the filters to remove, and goods of the unfiltered list. */
export function EmptyResult({ cards, otherwise }: Props) {
  const id = useId();
  const words = useWords('list');
  const store = useListStore();
  const { state, blocking, busy, total } = useList();
  if (busy || total > 0) return null;
  if (chosenCount(state) === 0 && state.filters.excludeIds.length === 0) return <>{otherwise}</>;
  const link = (rest: typeof state, text: string) => (
    <a
      href={store.href({ ...rest, page: 1 })}
      className={styles.way}
      onClick={(event) => {
        event.preventDefault();
        store.change(rest);
      }}
    >
      {text}
    </a>
  );
  return (
    <>
      <div className={styles.empty}>
        <h2 className={styles.title}>{words.emptyTitle}</h2>
        <p>{blocking.length > 0 ? words.emptyLead : words.emptyAll}</p>
        <ul className={styles.ways}>
          {waysOut(state, blocking).map(({ filter, total }) => (
            <li key={filter}>
              {link(without(state, filter), fill(words.emptyWithout, { filter: words.filters[filter], count: total }))}
            </li>
          ))}
          <li>{link(emptied(state), words.empty)}</li>
        </ul>
      </div>
      {cards.length > 0 ? (
        <section aria-labelledby={id} className={styles.goods}>
          <h2 id={id} className={styles.title}>
            {words.emptyGoods}
          </h2>
          <ArticleCards cards={cards.slice(0, RAIL)} label={words.emptyGoods} />
        </section>
      ) : null}
    </>
  );
}
