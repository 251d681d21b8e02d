import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { LoginForm } from '@/components/sign-in/login-form';
import { t } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.login.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; who comes is known to the browser only. */
export default function Page() {
  return (
    <AuthPage title={t('account.pages.login.title')} lead={t('account.pages.login.lead')}>
      <LoginForm />
    </AuthPage>
  );
}
