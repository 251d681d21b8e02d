import type { Metadata } from 'next';
import { CheckoutPage } from '@/components/checkout/checkout-page';
import { t } from '@/lib/messages';
import { loadCheckoutPage } from './load';

export const generateMetadata = (): Metadata => ({
  title: t('checkout.title'),
  description: t('checkout.description'),
  robots: { index: false, follow: false },
});

export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  return <CheckoutPage {...(await loadCheckoutPage((await params).brand))} />;
}
