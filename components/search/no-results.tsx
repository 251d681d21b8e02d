import { ArticleRail } from '@/components/catalogue/article-grid';
import { PlaceTiles } from '@/components/catalogue/place-tiles';
import { ButtonLink } from '@/components/ui/button';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { phoneText } from '@/lib/norway/phone-text';
import type { CategoryEntry } from '@/lib/routes/flatten-categories';
import { searchPath } from '@/lib/routes/paths';
import { nearestNames } from '@/lib/search/nearest-names';
import { searchWords } from '@/lib/search/search-words';
import styles from './no-results.module.css';
import { SearchBox } from './search-box';

const MOST_MEANT = 6;
const MOST_PLACES = 4;

interface Props {
  words: string;
  /** The brand has a search box. */
  search: boolean;
  categories: CategoryEntry[];
  /** What the words begin like: other searches, and goods. */
  queries: string[];
  articles: ArticleListItem[];
  tiles: { name: string; href: string; image: string | null }[];
  bestsellers: ArticleListItem[];
  contact: Site['contact'];
}

/** A search that found nothing goes on from here: what may have been meant, another text, people to ask, and goods. */
export function NoResults({ words, search, categories, queries, articles, tiles, bestsellers, contact }: Props) {
  const sold = categories.filter((place) => place.count > 0);
  const places = nearestNames(words, sold).slice(0, MOST_PLACES);
  const meant = [
    ...places.map(({ path, name }) => ({ href: path, name })),
    ...queries.map((name) => ({ href: searchPath(name), name })),
  ].slice(0, MOST_MEANT);
  return (
    <>
      <div className={styles.top}>
        <div className={styles.way}>
          <p>{t('search.nothing')}</p>
          {meant.length > 0 ? (
            <nav aria-label={t('search.meant')} className={styles.meant}>
              <p aria-hidden="true">{t('search.meant')}</p>
              <ul className={styles.places}>
                {meant.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href} data-follow className={styles.place}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {search ? (
            <>
              <SearchBox {...searchWords()} />
              <div>
                <h2 className={styles.small}>{t('search.tips')}</h2>
                <ul className={styles.tips}>
                  <li>{t('search.tip1')}</li>
                  <li>{t('search.tip2')}</li>
                  <li>{t('search.tip3')}</li>
                </ul>
              </div>
            </>
          ) : null}
        </div>
        <section className={styles.help} aria-labelledby="hjelp">
          <h2 id="hjelp" className={styles.helpTitle}>
            {t('search.helpTitle')}
          </h2>
          <p>{t('search.helpLead')}</p>
          <ul className={styles.contact}>
            {contact.phone ? (
              <li>
                <a href={`tel:+47${contact.phone.replace(/\s/g, '')}`}>{phoneText(contact.phone)}</a>
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
      {articles.length > 0 ? (
        <section aria-labelledby="naermest">
          <h2 id="naermest" className={styles.heading}>
            {t('search.nearest')}
          </h2>
          <ArticleRail articles={articles} label={t('search.nearest')} />
        </section>
      ) : null}
      <h2 className={styles.heading}>{t('search.popular')}</h2>
      <PlaceTiles label={t('search.popular')} tiles={tiles} />
      <section aria-labelledby="bestselgere">
        <h2 id="bestselgere" className={styles.heading}>
          {t('home.bestsellers')}
        </h2>
        <ArticleRail articles={bestsellers} label={t('home.bestsellers')} />
      </section>
    </>
  );
}
