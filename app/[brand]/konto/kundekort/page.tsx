import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ClubCard } from '@/components/account/club-card';
import { Logo } from '@/components/layout/logo';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/api/site';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.card.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; what is personal is fetched by the browser. */
export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await loadSite((await params).brand);
  return (
    <AccountPage title={t('account.pages.card.title')}>
      <ClubCard sign={<Logo mark={brand.mark} />} />
    </AccountPage>
  );
}
