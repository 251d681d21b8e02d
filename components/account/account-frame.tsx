import type { ReactNode } from 'react';
import type { Elements } from '@/components/elements';
import { AccountNeedsScript } from '@/components/session/account-needs-script';
import { SignedIn } from '@/components/session/signed-in';
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

/** Shows one page of the account: the title is rendered on the server, the rest once the customer is known. */
export function AccountPage({ title, children }: { title: string; children: Elements }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <AccountNeedsScript>
        <SignedIn>{children}</SignedIn>
      </AccountNeedsScript>
    </>
  );
}
