import type { Metadata } from 'next';
import { AuthPage } from '@/components/sign-in/auth-page';
import { LoginByLink } from '@/components/sign-in/login-by-link';
import { t } from '@/lib/messages';

const title = t('account.pages.link.title');
export const metadata: Metadata = {
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** The same for everyone: what the link holds is read by the browser, and used when its button is pressed. */
export default function Page() {
  return (
    <AuthPage title={title}>
      <LoginByLink />
    </AuthPage>
  );
}
