'use client';

import './tokens.css';
import './base.css';
import { FailedPage } from '@/components/navigation/failed-page';
import { failedWords } from '@/lib/failed-words';

/** The layout itself has failed: the page stands alone, without header and footer. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="nb">
      <title>{failedWords.title}</title>
      <body>
        <main id="innhold">
          <FailedPage {...props} />
        </main>
      </body>
    </html>
  );
}
