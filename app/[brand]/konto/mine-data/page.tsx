import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { DataExport } from '@/components/account/data-export';
import { DeleteAccount } from '@/components/account/delete-account';
import { t } from '@/lib/messages';
import styles from './page.module.css';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.data.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; what is personal is fetched by the browser. */
export default function Page() {
  return (
    <AccountPage title={t('account.pages.data.title')}>
      <div className={styles.parts}>
        <DataExport />
        <DeleteAccount />
      </div>
    </AccountPage>
  );
}
