import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { DataExport } from '@/components/account/data-export';
import { DeleteAccount } from '@/components/account/delete-account';
import { t } from '@/lib/messages';
import styles from './page.module.css';

const title = t('account.pages.data.title');
export const metadata: Metadata = { title };

export default function Page() {
  return (
    <AccountPage title={title}>
      <div className={styles.parts}>
        <DataExport />
        <DeleteAccount />
      </div>
    </AccountPage>
  );
}
