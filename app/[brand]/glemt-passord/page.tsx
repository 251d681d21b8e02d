import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { ForgotForm } from '@/components/sign-in/forgot-form';
import { t } from '@/lib/messages';

const title = t('account.pages.forgot.title');
export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
};

export default function Page() {
  return (
    <AuthPage title={title} lead={t('account.pages.forgot.lead')}>
      <ForgotForm />
    </AuthPage>
  );
}
