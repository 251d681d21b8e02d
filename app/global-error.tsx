'use client';

import './tokens.css';
import './base.css';
import { FailedWords } from '@/components/navigation/failed-words';

/** The layout itself has failed: the page stands alone, without header and footer. It travels with every page: keep it small. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="nb">
      <body>
        <main>
          <FailedWords reset={reset} />
        </main>
      </body>
    </html>
  );
}
