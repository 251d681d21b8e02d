import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { Missing } from '@/app/[brand]/missing';
import { Paid, Paying } from '@/components/checkout/paying';
import { PayingWordsProvider } from '@/components/checkout/use-checkout-words';
import { ShopError } from '@/lib/errors';
import { t, words } from '@/lib/messages';
import { paymentOutcomePath } from '@/lib/routes/paths';
import { paymentScript } from '@/server/api/site';
import { openShop } from '@/server/shop';

/** The page after paying: asks the provider what happened, and redirects accordingly. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ brand: string; token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = (): Metadata => ({
  title: t('paying.title'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

const settled = cache(async (token: string) => {
  const { purchases } = openShop().orders;
  try {
    return await purchases.settle(token);
  } catch (error) {
    // Without an answer from the provider, the known state holds.
    if (error instanceof ShopError && error.code === 'unavailable') return purchases.find(token);
    throw error;
  }
});

export default async function Page({ params, searchParams }: Props) {
  const { brand, token } = await params;
  const purchase = await settled(token);
  if (!purchase) return <Missing brand={brand} />;
  if (purchase.state !== 'open' && purchase.state !== 'paid') redirect(paymentOutcomePath(purchase.state));
  return (
    <div className="page">
      <PayingWordsProvider words={words.paying.words}>
        {purchase.state === 'paid' ? (
          <Paid purchase={purchase} />
        ) : (
          <Paying purchase={purchase} gaveUp={(await searchParams).avbrutt !== undefined} scriptUrl={paymentScript} />
        )}
      </PayingWordsProvider>
    </div>
  );
}
