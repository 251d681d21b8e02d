import type { ReactNode } from 'react';
import { AccountWordsProvider } from '@/components/session/use-account-words';
import { words } from '@/lib/messages';
import styles from './account-frame.module.css';
import { AccountNav } from './account-nav';

/** On a phone the navigation stands below the overview. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <AccountWordsProvider words={words.account.words}>
      <div className={`page ${styles.frame}`}>
        <div className={styles.rooms}>
          <AccountNav />
        </div>
        <div className={styles.room}>{children}</div>
      </div>
    </AccountWordsProvider>
  );
}
