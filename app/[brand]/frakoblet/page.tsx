import type { Metadata } from 'next';
import { OfflinePage, TryAgain } from '@/components/offline/offline-page';
import { LostPicture } from '@/components/ui/lost-picture';
import { WordsProvider } from '@/components/words';
import { clientWords, wordsOf } from '@/lib/messages';
import { loadSite } from '@/server/api/site';
import styles from './page.module.css';

export const generateMetadata = (): Metadata => ({
  title: clientWords.offline.title,
  robots: { index: false, follow: false },
});

/** Stored on the device by public/worker.js: the same for everyone, and shown without a connection. */
export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await loadSite((await params).brand);
  const { title, lead } = clientWords.offline;
  return (
    <WordsProvider words={wordsOf('offline')}>
      <div className="page">
        <div className={styles.top}>
          <div className={styles.box}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{lead}</p>
            <TryAgain />
          </div>
          <LostPicture drawing={brand.lost} />
        </div>
        <OfflinePage />
      </div>
    </WordsProvider>
  );
}
