'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/components/api';
import { ArticleGrid } from '@/components/catalogue/article-grid';
import { bundle } from '@/components/catalogue/queries';
import { useSiteContext } from '@/components/navigation/site-context';
import { Share } from '@/components/share/share';
import { ShareLinks } from '@/components/share/share-links';
import { Button, ButtonLink } from '@/components/ui/button';
import { Waiting } from '@/components/ui/waiting';
import { useQuery } from '@/components/use-query';
import { useWords } from '@/components/words';
import { utvalgPath } from '@/lib/routes/paths';
import { fill } from '@/lib/text/words';
import { refreshFavourites } from './actions';
import styles from './favourite-list.module.css';
import { useFavourites } from './use-favourites';

/** Shows the favourites, newest first; they can be shared as an utvalg. */
export function FavouriteList() {
  const words = useWords('favourites');
  const { url } = useSiteContext();
  const { ids, ready } = useFavourites();
  const {
    data,
    isError: failed,
    refetch,
  } = useQuery({ ...bundle(ids), enabled: ids.length > 0, placeholderData: (before) => before });
  // The last articles stay on the screen when the next call fails.
  const known = useRef(data);
  if (data) known.current = data;
  const articles = known.current;
  // A list that could not be read may not be empty.
  const [unread, setUnread] = useState(false);
  const read = () => {
    setUnread(false);
    refreshFavourites().catch((error) => {
      console.info('The favourites on the server could not be read', error);
      setUnread(!(error instanceof ApiError && error.status === 401));
    });
  };
  useEffect(read, []);
  const failure = (again: () => void) => (
    <div role="alert" className={styles.empty}>
      <p>{words.failed}</p>
      <Button look="secondary" onClick={again}>
        {words.retry}
      </Button>
    </div>
  );

  if (!ready) return <Waiting text={words.loading} />;
  if (ids.length === 0 && unread) return failure(read);
  if (ids.length === 0)
    return (
      <div className={styles.empty}>
        <h2>{words.empty}</h2>
        <p>{words.emptyText}</p>
        <ButtonLink href="/#bestselgere">{words.emptyLink}</ButtonLink>
      </div>
    );
  const path = utvalgPath([...ids]);
  const shown = ids.toReversed().flatMap((id) => articles?.find((one) => one.id === id) ?? []);
  const gone = ids.length - shown.length;
  return (
    <>
      <div className={styles.tools}>
        <p role="status">{articles || failed ? fill(words.count, { count: ids.length }) : words.loading}</p>
        <Share links={ShareLinks} url={new URL(path, url).href} title={words.title} />
        <a href={path} data-follow>
          {words.open}
        </a>
      </div>
      {failed ? failure(refetch) : null}
      <ArticleGrid articles={shown} heading="h2" />
      {articles && !failed && gone > 0 ? <p className={styles.gone}>{fill(words.gone, { count: gone })}</p> : null}
    </>
  );
}
