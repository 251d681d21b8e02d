import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { ResetForm } from '@/components/sign-in/reset-form';
import { t } from '@/lib/messages';

const title = t('account.pages.reset.title');
export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return (
    <AuthPage title={title} lead={t('account.pages.reset.lead')}>
      <ResetForm />
    </AuthPage>
  );
}
