import { Breadcrumb, type Crumb } from '@/components/catalogue/breadcrumb';
import type { Elements } from '@/components/elements';
import { WordsProvider } from '@/components/words';
import type { Card, ListAnswer } from '@/lib/contracts/lists';
import { shownCard } from '@/lib/lists/card';
import { type ListChoices, packChoices } from '@/lib/lists/choices';
import { choiceFilters, type ListSort, type ListState } from '@/lib/lists/list-query';
import { t, wordsOf } from '@/lib/messages';
import { ListView } from './late-list';
import styles from './list-page.module.css';

interface Props {
  title: string;
  trail: Crumb[];
  /** The list's address without its state. */
  path: string;
  state: ListState;
  defaultSort: ListSort;
  answer: ListAnswer;
  /** Bestsellers of the unfiltered list, where the filters leave nothing. */
  instead?: Card[];
  choices: ListChoices;
  children?: { name: string; href: string }[];
  header?: Elements;
  lead?: Elements;
  empty?: Elements;
  /** Shown above the results: what was understood, corrected, dropped. */
  note?: Elements;
  /** Colour groups named in a search: cards show these colours. */
  colors?: number[];
}

/** Returns whether filters make sense: two articles or more that differ in something. */
const offers = (choices: ListChoices, total: number) =>
  total > 1 && (choiceFilters.some((name) => choices[name].length > 0) || choices.price?.min !== choices.price?.max);

export function ListPage({ title, trail, path, state, defaultSort, answer, choices, ...rest }: Props) {
  const { instead = [], children = [], header, lead, empty, note, colors = [] } = rest;
  const { total, counts, blocking, cards } = answer;
  const whole = Math.max(total, ...blocking.map((one) => one.total));
  return (
    <WordsProvider words={wordsOf('list', 'share')}>
      <div className="page">
        <Breadcrumb trail={trail} />
        {header}
        <ListView
          title={title}
          titled={!header}
          initial={{ path, defaultSort, state, colors, prices: choices.price, answer: { total, counts, blocking } }}
          cards={cards.map((card) => shownCard(card, [...state.filters.colors, ...colors]))}
          instead={instead.map((card) => shownCard(card))}
          choices={packChoices(choices)}
          sortable={whole > 1}
          filterable={offers(choices, whole)}
          lead={lead}
          empty={empty}
        >
          {note ? <div className={styles.note}>{note}</div> : null}
          {children.length > 0 ? (
            <nav aria-label={t('list.narrow')} data-follow>
              <ul className={styles.children}>
                {children.map((child) => (
                  <li key={child.href}>
                    <a href={child.href} className={styles.child}>
                      {child.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </ListView>
      </div>
    </WordsProvider>
  );
}
