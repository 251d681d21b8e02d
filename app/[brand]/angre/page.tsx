import type { Metadata } from 'next';
import { WithdrawalPage } from '@/components/withdrawal/withdrawal-page';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/api/site';

export const generateMetadata = (): Metadata => ({
  title: t('withdrawal.title'),
  description: t('withdrawal.lead'),
  alternates: { canonical: '/angre' },
  // A link in an email holds the order's token.
  referrer: 'no-referrer',
});

export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await loadSite((await params).brand);
  return <WithdrawalPage brand={brand} />;
}
