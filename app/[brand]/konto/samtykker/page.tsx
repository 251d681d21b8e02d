import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ConsentsForm } from '@/components/account/consents-form';
import { t } from '@/lib/messages';

const title = t('account.pages.consents.title');
export const metadata: Metadata = { title };

export default function Page() {
  return (
    <AccountPage title={title}>
      <ConsentsForm />
    </AccountPage>
  );
}
