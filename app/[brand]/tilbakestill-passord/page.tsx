import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { ResetForm } from '@/components/sign-in/reset-form';
import { t } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.reset.title'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** The same for everyone; who comes is known to the browser only. */
export default function Page() {
  return (
    <AuthPage title={t('account.pages.reset.title')} lead={t('account.pages.reset.lead')}>
      <ResetForm />
    </AuthPage>
  );
}
