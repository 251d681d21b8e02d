import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import type { Elements } from '@/components/elements';
import { words } from '@/lib/messages';

export function accountRoom(name: 'consents' | 'data' | 'orders' | 'reviews' | 'settings', content: () => Elements) {
  const generateMetadata = (): Metadata => ({ title: words.account.pages[name].title });
  const Page = () => <AccountPage title={words.account.pages[name].title}>{content()}</AccountPage>;
  return { generateMetadata, Page };
}
