import './tokens.css';
import './base.css';
import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { ClientNavigation } from '@/components/navigation/client-navigation';
import { AlertRoot } from '@/components/ui/alert-root';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';

export const metadata: Metadata = { title: t('notFound.title'), robots: { index: false } };

/** For addresses no route takes; it is built ahead of time, so it knows no articles, and no brand. */
export default function GlobalNotFound() {
  return (
    <html lang="nb">
      <body>
        <WordsProvider words={wordsOf('alerts', 'search')}>
          <main>
            <NotFound />
          </main>
          <ClientNavigation />
          <AlertRoot />
        </WordsProvider>
      </body>
    </html>
  );
}
