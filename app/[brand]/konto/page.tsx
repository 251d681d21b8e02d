import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { Overview } from '@/components/account/overview';
import { t, words } from '@/lib/messages';
import { openShop } from '@/server/shop';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.overview.title'),
  robots: { index: false, follow: false },
};

const texts = { story: words.receipt.story, words: words.receipt.words };

/** The same for everyone; what is personal is fetched by the browser. */
export default async function Page() {
  const shops = (await openShop().shops.all()).map(({ id, name, slug }) => ({ id, name, slug }));
  return (
    <AccountPage title={t('account.pages.overview.title')}>
      <Suspense>
        <Overview shops={shops} texts={texts} />
      </Suspense>
    </AccountPage>
  );
}
