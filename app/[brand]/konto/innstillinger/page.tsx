import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { SettingsForm } from '@/components/account/settings-form';
import { t } from '@/lib/messages';

const title = t('account.pages.settings.title');
export const metadata: Metadata = { title };

export default function Page() {
  return (
    <AccountPage title={title}>
      <SettingsForm />
    </AccountPage>
  );
}
