import type { Metadata } from 'next';
import { AccountPage } from '@/components/account/account-page';
import { ClubCard } from '@/components/account/club-card';
import { Logo } from '@/components/layout/logo';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/api/site';

const title = t('account.pages.card.title');
export const metadata: Metadata = { title };

export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await loadSite((await params).brand);
  return (
    <AccountPage title={title}>
      <ClubCard sign={<Logo mark={brand.mark} />} />
    </AccountPage>
  );
}
