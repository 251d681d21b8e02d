import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import styles from './submit-button.module.css';

const never = () => () => {};

/** Before the page is alive the browser would send the form by itself, to nowhere: until then it cannot be sent. */
export function SubmitButton({ sending, children }: { sending: boolean; children: ReactNode }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className={styles.place}>
      <Button type="submit" wide disabled={!alive} aria-disabled={sending}>
        {children}
      </Button>
    </div>
  );
}
