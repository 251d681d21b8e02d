'use client';

import { useMemo } from 'react';
import type { Elements } from '@/components/elements';
import { useModelContext } from '@/components/model-context/use-tools';
import { lazyPart } from '@/components/ui/lazy';
import { Quoted } from '@/components/ui/quoted';
import type { ShownCard } from '@/lib/lists/card';
import { type PackedChoices, unpackChoices } from '@/lib/lists/choices';
import { EmptyResult } from './empty-result';
import { FilterAside } from './filter-aside';
import { FilterChips } from './filter-chips';
import { ListCount } from './list-count';
import { ListLayout } from './list-layout';
import styles from './list-page.module.css';
import { ListResults } from './list-results';
import { ListRoot } from './list-root';
import { ListShare } from './list-share';
import { ListToolbar } from './list-toolbar';
import { EarlierLink, Pagination } from './pagination';
import type { InitialList } from './store';

const ListTools = lazyPart(() => import('./list-tools').then(({ ListTools }) => ListTools));

interface Props {
  title: string;
  /** False when the title is shown over the list already. */
  titled: boolean;
  initial: InitialList;
  /** Those of the page the server rendered. */
  cards: ShownCard[];
  /** Goods of the unfiltered list, where the filters leave none. */
  instead: ShownCard[];
  choices: PackedChoices;
  sortable: boolean;
  /** The articles differ in something. */
  filterable: boolean;
  /** Opens the list under its title: then count and toolbar stand below it, at the goods. */
  lead?: Elements;
  children: Elements;
  /** Shown when the list is empty with nothing chosen. */
  empty: Elements;
}

/** All of a list that answers to its filters, one part of the page: what it is made of travels once, as data. */
export function ListView({
  title,
  titled,
  initial,
  cards,
  instead,
  choices: packed,
  sortable,
  filterable,
  lead,
  children,
  empty,
}: Props) {
  const choices = useMemo(() => unpackChoices(packed), [packed]);
  const assisted = useModelContext();
  return (
    <ListRoot initial={initial}>
      {lead ? (
        <>
          <h1 className={`${styles.title} ${styles.opening}`}>{title}</h1>
          {lead}
        </>
      ) : null}
      <div className={styles.head}>
        <div>
          {titled && !lead ? (
            <h1 className={styles.title}>
              <Quoted text={title} />
            </h1>
          ) : null}
          <ListCount className={lead ? styles.all : styles.count} />
        </div>
        {sortable ? (
          <ListToolbar choices={filterable ? choices : null}>
            <ListShare title={title} />
          </ListToolbar>
        ) : null}
      </div>
      {assisted && filterable ? <ListTools choices={choices} /> : null}
      {children}
      <ListLayout filters={filterable ? <FilterAside choices={choices} /> : null}>
        <FilterChips choices={choices} />
        <EarlierLink />
        <ListResults initial={cards} />
        <EmptyResult cards={cards.length > 0 ? cards : instead} otherwise={empty} />
        <Pagination />
      </ListLayout>
    </ListRoot>
  );
}
