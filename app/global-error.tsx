'use client';

import './tokens.css';
import './base.css';
import { fontVariables } from '@/app/fonts/house-fonts';
import { BrandSheet } from '@/components/layout/brand-sheet';
import { FailureMessage } from '@/components/navigation/failure-message';

/** Shown when the layout failed, without header and footer. It is part of every page's scripts: keep it small. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="nb" className={fontVariables}>
      <BrandSheet />
      <body>
        <main>
          <FailureMessage reset={reset} />
        </main>
      </body>
    </html>
  );
}
