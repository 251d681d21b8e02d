import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './submit-button.module.css';
import { useHydrated } from './use-hydrated';

/** Disabled until hydration: the browser would send the form to nowhere. */
export function SubmitButton({ sending, children }: { sending: boolean; children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.place}>
      <Button type="submit" wide disabled={!hydrated} aria-disabled={hydrated ? sending : undefined}>
        {children}
      </Button>
    </div>
  );
}
