import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { SettingsForm } from '@/components/account/settings-form';
import { t } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.settings.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; what is personal is fetched by the browser. */
export default function Page() {
  return (
    <AccountPage title={t('account.pages.settings.title')}>
      <SettingsForm />
    </AccountPage>
  );
}
