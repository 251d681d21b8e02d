'use client';

import './tokens.css';
import './base.css';
import { FailureMessage } from '@/components/navigation/failure-message';

/** The layout itself has failed: the page stands alone, without header and footer. It travels with every page: keep it small. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="nb">
      <body>
        <main>
          <FailureMessage reset={reset} />
        </main>
      </body>
    </html>
  );
}
