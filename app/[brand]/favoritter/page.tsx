import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { FavouriteList } from '@/components/favourites/favourite-list';
import { WordsProvider } from '@/components/words';
import { clientWords, wordsOf } from '@/lib/messages';
import styles from './page.module.css';

export const generateMetadata = (): Metadata => ({
  title: clientWords.favourites.title,
  robots: { index: false, follow: true },
});

export default function Page() {
  const { title } = clientWords.favourites;
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: title }]} />
      <h1 className={styles.title}>{title}</h1>
      <WordsProvider words={wordsOf('share')}>
        <FavouriteList />
      </WordsProvider>
    </div>
  );
}
