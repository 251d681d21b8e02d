import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { RegisterForm } from '@/components/sign-in/register-form';
import { t } from '@/lib/messages';

const title = t('account.pages.register.title');
export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
};

export default function Page() {
  return (
    <AuthPage title={title} lead={t('account.pages.register.lead')}>
      <RegisterForm />
    </AuthPage>
  );
}
