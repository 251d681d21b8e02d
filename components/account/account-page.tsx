import type { Elements } from '@/components/elements';
import { AccountNeedsScript } from '@/components/session/account-needs-script';
import { SignedIn } from '@/components/session/signed-in';
import styles from './account-page.module.css';

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
