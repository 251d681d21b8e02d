import type { Metadata } from 'next';
import { OfflinePage } from '@/components/offline/offline-page';
import { WordsProvider } from '@/components/words';
import { clientWords, wordsOf } from '@/lib/messages';
import styles from './page.module.css';

export const revalidate = 900;
export const generateStaticParams = async () => [];

const { title, lead } = clientWords.offline;
export const metadata: Metadata = { title, robots: { index: false, follow: false } };

/** Kept on the device by public/worker.js: the same for everyone, and shown where no page can be had. */
export default function Page() {
  return (
    <div className="page">
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <WordsProvider words={wordsOf('offline')}>
        <OfflinePage />
      </WordsProvider>
    </div>
  );
}
