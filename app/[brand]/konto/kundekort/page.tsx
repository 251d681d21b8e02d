import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ClubCard } from '@/components/account/club-card';
import { Logo } from '@/components/layout/logo';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/api/site';

export const generateMetadata = (): Metadata => ({ title: t('account.pages.card.title') });

export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await loadSite((await params).brand);
  return (
    <AccountPage title={t('account.pages.card.title')}>
      <ClubCard sign={<Logo logo={brand.logo} />} />
    </AccountPage>
  );
}
