import type { Metadata } from 'next';
import type { Elements } from '@/components/elements';
import { AuthPage } from '@/components/sign-in/auth-page';
import { words } from '@/lib/messages';

/** Returns a page of signing in. One that a link with a token leads to sends no referrer. */
export function authPage(
  name: 'forgot' | 'link' | 'login' | 'register' | 'reset' | 'verify',
  form: Elements,
  { fromLink = false } = {},
) {
  const text = (): { title: string; lead?: string } => words.account.pages[name];
  const generateMetadata = (): Metadata => ({
    title: text().title,
    robots: { index: false, follow: false },
    ...(fromLink && { referrer: 'no-referrer' }),
  });
  return { generateMetadata, Page: () => <AuthPage {...text()}>{form}</AuthPage> };
}
