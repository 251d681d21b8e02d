import { ArticleRail } from '@/components/catalogue/article-grid';
import { PlaceTiles } from '@/components/catalogue/place-tiles';
import { SearchBox } from '@/components/layout/late-shell';
import { ButtonLink } from '@/components/ui/button';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import type { CategoryEntry } from '@/lib/routes/flatten-categories';
import { searchPath } from '@/lib/routes/paths';
import { nearestNames } from '@/lib/search/nearest-names';
import { searchWords } from '@/lib/search/search-words';
import styles from './no-results.module.css';

const MOST_MEANT = 6;
const MOST_PLACES = 4;

interface Link {
  href: string;
  name: string;
}

interface Props {
  words: string;
  search: boolean;
  categories: CategoryEntry[];
  /** Searches and articles that begin like the words. */
  queries: string[];
  articles: ArticleListItem[];
  tiles: { name: string; href: string; image: string | null }[];
  bestsellers: ArticleListItem[];
  contact: Site['contact'];
}

/** Offers other searches, articles, help and categories when nothing is found. */
export function NoResults({ words, search, categories, queries, articles, tiles, bestsellers, contact }: Props) {
  const sold = categories.filter((place) => place.count > 0);
  const meant = meantBy(words, sold, queries);
  const nearest = { id: 'naermest', title: t('search.nearest'), articles };
  const most = { id: 'bestselgere', title: t('home.bestsellers'), articles: bestsellers };
  const rails = [nearest, most].filter((rail) => rail.articles.length > 0);
  return (
    <>
      <div className={styles.way}>
        <p>{t(search ? 'search.nothing' : 'search.nothingHere')}</p>
        {meant.length > 0 ? <Places title={t('search.meant')} places={meant} /> : null}
      </div>
      {rails.slice(0, 1).map((rail) => (
        <Rail key={rail.id} {...rail} />
      ))}
      <div className={styles.top}>
        {search ? <AnotherText /> : <Places title={t('search.everything')} places={widest(sold)} />}
        <section className={styles.help} aria-labelledby="hjelp">
          <h2 id="hjelp" className={styles.helpTitle}>
            {t('search.helpTitle')}
          </h2>
          <p>{t('search.helpLead')}</p>
          <ul className={styles.contact}>
            {contact.phone ? (
              <li>
                <a href={phoneHref(contact.phone)}>{phoneText(contact.phone)}</a>
              </li>
            ) : null}
            <li>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </li>
          </ul>
          <ButtonLink href="/butikker" look="secondary">
            {t('home.stores')}
          </ButtonLink>
        </section>
      </div>
      <h2 className={styles.heading}>{t('search.popular')}</h2>
      <PlaceTiles label={t('search.popular')} tiles={tiles} />
      {rails.slice(1).map((rail) => (
        <Rail key={rail.id} {...rail} />
      ))}
    </>
  );
}

/** Returns categories named like the words, and other searches that no category answers. */
function meantBy(words: string, sold: CategoryEntry[], queries: string[]): Link[] {
  const places = nearestNames(words, sold).slice(0, MOST_PLACES);
  const asPlaces = places.map(({ name }) => name.toLocaleLowerCase('nb'));
  const others = queries.filter((query) => !asPlaces.some((name) => name.startsWith(query.toLocaleLowerCase('nb'))));
  return [
    ...places.map(({ path, name }) => ({ href: path, name })),
    ...others.map((name) => ({ href: searchPath(name), name: name.charAt(0).toLocaleUpperCase('nb') + name.slice(1) })),
  ].slice(0, MOST_MEANT);
}

/** Returns the main categories, or the contents of the only one. */
function widest(sold: CategoryEntry[]): Link[] {
  const main = sold.filter(({ level }) => level === 1);
  const places = main.length > 1 ? main : sold.filter(({ level }) => level === 2);
  return places.map(({ path, name }) => ({ href: path, name }));
}

function Places({ title, places }: { title: string; places: Link[] }) {
  return (
    <nav aria-label={title} className={styles.meant}>
      <p aria-hidden="true">{title}</p>
      <ul className={styles.places}>
        {places.map(({ href, name }) => (
          <li key={href}>
            <a href={href} data-follow className={styles.place}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Rail({ id, title, articles }: { id: string; title: string; articles: ArticleListItem[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ArticleRail articles={articles} label={title} />
    </section>
  );
}

/** Hidden on narrow screens, where the header has a field. */
function AnotherText() {
  return (
    <div className={styles.way}>
      <div className={styles.box}>
        <SearchBox {...searchWords()} />
      </div>
      <div>
        <h2 className={styles.small}>{t('search.tips')}</h2>
        <ul className={styles.tips}>
          <li>{t('search.tip1')}</li>
          <li>{t('search.tip2')}</li>
          <li>{t('search.tip3')}</li>
        </ul>
      </div>
    </div>
  );
}
