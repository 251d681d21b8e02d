import { ArticleRail } from '@/components/catalogue/article-grid';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import type { CategoryEntry } from '@/lib/routes/flatten-categories';
import { nearestNames } from '@/lib/search/nearest-names';
import { searchWords } from '@/lib/search/search-words';
import styles from './no-results.module.css';
import { SearchBox } from './search-box';

const MOST_PLACES = 8;

interface Props {
  words: string;
  categories: CategoryEntry[];
  bestsellers: ArticleListItem[];
}

/** A search that found nothing goes on from here: another text, the categories most like it, what others buy. */
export function NoResults({ words, categories, bestsellers }: Props) {
  const sold = categories.filter((place) => place.count > 0);
  const nearest = nearestNames(words, sold).slice(0, MOST_PLACES / 2);
  const main = sold.filter((place) => place.level === 1 && !nearest.includes(place));
  return (
    <>
      <p>{t('search.nothing', { words })}</p>
      <div className={styles.box}>
        <SearchBox {...searchWords()} />
      </div>
      <nav aria-label={t('home.categories')}>
        <ul className={styles.places}>
          {[...nearest, ...main].slice(0, MOST_PLACES).map(({ path, name }) => (
            <li key={path}>
              <a href={path} data-follow className={styles.place}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className={styles.heading}>{t('home.bestsellers')}</h2>
      <ArticleRail articles={bestsellers} label={t('home.bestsellers')} />
    </>
  );
}
