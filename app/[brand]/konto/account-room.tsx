import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import type { Elements } from '@/components/elements';
import { words } from '@/lib/messages';

export function accountRoom(name: 'consents' | 'data' | 'orders' | 'reviews' | 'settings', content: Elements) {
  const { title } = words.account.pages[name];
  const metadata: Metadata = { title };
  return { metadata, Page: () => <AccountPage title={title}>{content}</AccountPage> };
}
