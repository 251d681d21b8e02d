import './tokens.css';
import './base.css';
import type { Metadata } from 'next';
import { fontVariables } from '@/app/fonts/house-fonts';
import { BrandSheet } from '@/components/layout/brand-sheet';
import { NotFound } from '@/components/layout/not-found';
import { ClientNavigation } from '@/components/navigation/client-navigation';
import { AlertRoot } from '@/components/ui/alert-root';
import { WordsProvider } from '@/components/words';
import { t, wordsOf } from '@/lib/messages';

export const metadata: Metadata = { title: t('notFound.title'), robots: { index: false } };

/** For addresses without a route; built ahead of time, without articles or brand. */
export default function GlobalNotFound() {
  return (
    <html lang="nb" className={fontVariables}>
      <BrandSheet />
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
