'use client';

import type { ReactNode } from 'react';
import { useConsentDialog } from './use-consent-dialog';

/** Opens the choices again, as easily as they were made. Without scripts it leads to where they are told of. */
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
