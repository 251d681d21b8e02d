import type { Metadata } from 'next';
import { WithdrawalPage } from '@/components/withdrawal/withdrawal-page';
import { t } from '@/lib/messages';

export const generateMetadata = (): Metadata => ({
  title: t('withdrawal.title'),
  description: t('withdrawal.lead'),
  alternates: { canonical: '/angre' },
  // A link in an email holds the order's token.
  referrer: 'no-referrer',
});

export default function Page() {
  return <WithdrawalPage />;
}
