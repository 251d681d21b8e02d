import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { t } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.verify.title'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** The same for everyone; who comes is known to the browser only. */
export default function Page() {
  return (
    <AuthPage title={t('account.pages.verify.title')}>
      <VerifyEmail />
    </AuthPage>
  );
}
