import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { VerifyEmail } from '@/components/sign-in/verify-email';
import { t } from '@/lib/messages';

const title = t('account.pages.verify.title');
export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function Page() {
  return (
    <AuthPage title={title}>
      <VerifyEmail />
    </AuthPage>
  );
}
