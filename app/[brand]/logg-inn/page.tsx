import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { LoginForm } from '@/components/sign-in/login-form';
import { t } from '@/lib/messages';

const title = t('account.pages.login.title');
export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
};

export default function Page() {
  return (
    <AuthPage title={title} lead={t('account.pages.login.lead')}>
      <LoginForm />
    </AuthPage>
  );
}
