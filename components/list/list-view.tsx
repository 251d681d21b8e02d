'use client';

import { Activity, useMemo, useState } from 'react';
import type { Elements } from '@/components/elements';
import { useModelContext } from '@/components/model-context/use-model-context';
import { useSiteContext } from '@/components/navigation/site-context';
import { Share } from '@/components/share/share';
import { lazyPart, useLazy } from '@/components/ui/lazy';
import { Quoted } from '@/components/ui/quoted';
import { useWords } from '@/components/words';
import type { ShownCard } from '@/lib/lists/card';
import { type PackedChoices, unpackChoices } from '@/lib/lists/choices';
import { writeListState } from '@/lib/lists/list-query';
import { fill } from '@/lib/text/words';
import { EmptyResult } from './empty-result';
import { FilterChips } from './filter-chips';
import { FilterAside } from './filter-panel';
import styles from './list-page.module.css';
import { ListResults } from './list-results';
import { ListRoot, useIntent, useList, useListStore } from './list-root';
import { ListToolbar, useFiltersShown } from './list-toolbar';
import { EarlierLink, Pagination } from './pagination';
import type { InitialList } from './store';

const ListTools = lazyPart(() => import('./list-tools').then(({ ListTools }) => ListTools));

interface Props {
  title: string;
  /** False when the title is shown over the list already. */
  titled: boolean;
  initial: InitialList;
  cards: ShownCard[];
  instead: ShownCard[];
  choices: PackedChoices;
  sortable: boolean;
  /** The articles differ in something. */
  filterable: boolean;
  lead?: Elements;
  children: Elements;
  empty: Elements;
}

/** All of a list that its filters change: one client component, so that its data is sent once. */
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
      <ListLayout
        filters={
          filterable ? (
            <Activity>
              <FilterAside choices={choices} />
            </Activity>
          ) : null
        }
      >
        <FilterChips choices={choices} />
        <EarlierLink />
        <ListResults initial={cards} />
        <EmptyResult cards={cards.length > 0 ? cards : instead} otherwise={empty} />
        <Pagination />
      </ListLayout>
    </ListRoot>
  );
}

function ListCount({ className }: { className?: string }) {
  const words = useWords('list');
  const { total, state } = useList();
  // The title says it of an empty list.
  const said = total === 0 && !writeListState(state);
  return (
    <p className={said ? 'visually-hidden' : className} role="status">
      {total === 0 ? words.none : fill(words.count, { count: total })}
    </p>
  );
}

function ListLayout({ filters, children }: { filters: Elements; children: Elements }) {
  const [shown] = useFiltersShown();
  const intent = useIntent();
  return (
    <div className={filters && shown ? styles.beside : undefined}>
      {filters ? (
        <div className={shown ? undefined : styles.folded} {...intent}>
          {filters}
        </div>
      ) : null}
      <div className={styles.results}>{children}</div>
    </div>
  );
}

const loadLinks = () => import('@/components/share/share-links').then((module) => module.ShareLinks);

/** Shares the list with its filters, order and page (rule 2.17). The links load when opened. */
function ListShare({ title }: { title: string }) {
  const store = useListStore();
  const { state } = useList();
  const { url } = useSiteContext();
  const [opened, setOpened] = useState(false);
  const links = useLazy(opened, loadLinks);
  return (
    <div className={styles.share}>
      <Share links={links} url={new URL(store.href(state), url).href} title={title} onOpen={() => setOpened(true)} />
    </div>
  );
}
