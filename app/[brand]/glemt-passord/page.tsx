import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { ForgotForm } from '@/components/sign-in/forgot-form';
import { t } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.forgot.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; who comes is known to the browser only. */
export default function Page() {
  return (
    <AuthPage title={t('account.pages.forgot.title')} lead={t('account.pages.forgot.lead')}>
      <ForgotForm />
    </AuthPage>
  );
}
