import { ArticleRail } from '@/components/catalogue/article-grid';
import { ButtonLink } from '@/components/ui/button';
import { LostPicture } from '@/components/ui/lost-picture';
import type { LostDrawing } from '@/lib/brands/brand';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import { searchWords } from '@/lib/search/search-words';
import { SearchBox } from './late-shell';
import styles from './not-found.module.css';

interface Props {
  bestsellers?: ArticleListItem[];
  search?: boolean;
  title?: string;
  drawing?: LostDrawing;
  /** The header above has a search box, in view on a phone too. */
  below?: boolean;
}

export function NotFound({ bestsellers = [], search = false, title, drawing, below = false }: Props) {
  return (
    <div className="page">
      <div className={styles.top}>
        <div className={styles.box}>
          <h1 className={styles.title}>{title ?? t('notFound.title')}</h1>
          <p className={styles.lead}>{t(search ? 'notFound.lead' : 'notFound.leadWithoutSearch')}</p>
          {search ? (
            <div className={below ? styles.search : undefined}>
              <SearchBox {...searchWords()} />
            </div>
          ) : null}
          <p className={styles.links}>
            <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
            <ButtonLink href="/butikker" look="secondary">
              {t('header.shops')}
            </ButtonLink>
          </p>
        </div>
        <LostPicture drawing={drawing} />
      </div>
      {bestsellers.length > 0 ? (
        <section aria-labelledby="bestselgere">
          <h2 id="bestselgere" className={styles.heading}>
            {t('home.bestsellers')}
          </h2>
          <ArticleRail articles={bestsellers} label={t('home.bestsellers')} />
        </section>
      ) : null}
    </div>
  );
}
