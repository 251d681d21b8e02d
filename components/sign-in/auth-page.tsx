import type { ReactNode } from 'react';
import { AccountNeedsScript } from '@/components/session/account-needs-script';
import { AccountWordsProvider } from '@/components/session/account-words';
import { words } from '@/lib/messages';
import styles from './auth-page.module.css';

/** The frame of the pages before the account: one narrow column with its title. */
export function AuthPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page">
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <AccountNeedsScript>
          <AccountWordsProvider words={words.account.words}>{children}</AccountWordsProvider>
        </AccountNeedsScript>
      </div>
    </div>
  );
}
