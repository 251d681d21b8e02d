import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './submit-button.module.css';
import { useHydrated } from './use-hydrated';

/** Before the page is alive the browser would send the form by itself, to nowhere: until then it cannot be sent. */
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
