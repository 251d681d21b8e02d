import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArticleCard } from '@/components/catalogue/article-card';
import { Breadcrumb, type Crumb } from '@/components/catalogue/breadcrumb';
import type { ListAnswer } from '@/lib/contracts/lists';
import type { ListChoices } from '@/lib/lists/choices';
import { choiceFilters, type ListSort, type ListState } from '@/lib/lists/list-query';
import { clientWords, t } from '@/lib/messages';
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

interface Props {
  title: string;
  trail: Crumb[];
  /** The list's address without its state. */
  path: string;
  state: ListState;
  defaultSort: ListSort;
  answer: ListAnswer;
  choices: ListChoices;
  /** Where one can go on from here, one level down. */
  children?: { name: string; href: string }[];
  /** Shown when the list is empty with nothing chosen. */
  empty?: ReactNode;
  /** Stands above the results: what was understood, corrected, given up. */
  note?: ReactNode;
  /** Colour groups that were asked for in words: cards show themselves in them. */
  colors?: number[];
}

const FIRST_ON_SCREEN = 2;

/** A choice worth offering: two articles or more to choose among, and something that tells them apart. */
const offers = (choices: ListChoices, total: number) =>
  total > 1 && (choiceFilters.some((name) => choices[name].length > 0) || choices.price?.min !== choices.price?.max);

/** Every list of the shop: category, gender, search, utvalg, campaign. */
export function ListPage({ title, trail, path, state, defaultSort, answer, choices, ...rest }: Props) {
  const { children = [], empty, note, colors = [] } = rest;
  const { total, counts, blocking, cards } = answer;
  const whole = Math.max(total, ...blocking.map((one) => one.total));
  const filters = offers(choices, whole) ? choices : null;
  return (
    <div className="page">
      <Breadcrumb trail={trail} />
      <ListRoot initial={{ path, defaultSort, state, colors, answer: { total, counts, blocking } }}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>{title}</h1>
            <ListCount className={styles.count} />
          </div>
          {whole > 1 ? (
            <ListToolbar choices={filters}>
              <ListShare title={title} />
            </ListToolbar>
          ) : null}
        </div>
        {note ? <div className={styles.note}>{note}</div> : null}
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
        <ListLayout filters={filters ? <FilterAside choices={choices} /> : null}>
          <FilterChips choices={choices} />
          <EarlierLink />
          <ListResults>
            {cards.map((card, index) => (
              <li key={card.id} data-page={state.page}>
                <ArticleCard
                  card={card}
                  chosenColors={[...state.filters.colors, ...colors]}
                  words={clientWords.card}
                  heading="h2"
                  first={index < FIRST_ON_SCREEN}
                />
              </li>
            ))}
          </ListResults>
          <EmptyResult otherwise={empty} />
          <Pagination />
        </ListLayout>
      </ListRoot>
    </div>
  );
}
