'use client';

import type { ReactNode } from 'react';
import { useConsentDialog } from './use-consent-dialog';

/** Opens the choices again; without scripts it leads to the text about them. */
export function ConsentLink({ children }: { children: ReactNode }) {
  const [, setOpen] = useConsentDialog();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads somewhere where there are no scripts
    <a
      href="/personvernerklaering#informasjonskapsler"
      onClick={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      {children}
    </a>
  );
}
