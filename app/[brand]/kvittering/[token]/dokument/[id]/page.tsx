import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { SalesDocumentSheet } from '@/components/receipt/sales-document-sheet';
import { t } from '@/lib/messages';
import { openShop } from '@/server/shop';

export const dynamic = 'force-dynamic';

const findDocument = cache(async (token: string, id: string) =>
  /^[1-9]\d{0,8}$/.test(id) ? openShop().orders.accounting.find(token, Number(id)) : undefined,
);

export async function generateMetadata({ params }: PageProps<'token' | 'id'>): Promise<Metadata> {
  const { token, id } = await params;
  const document = await findDocument(token, id);
  return {
    title: document
      ? t(`receipt.documents.${document.kind}`, { number: document.number })
      : t('receipt.documents.unknown'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

export default async function Page({ params }: PageProps<'token' | 'id'>) {
  const { brand, token, id } = await params;
  const document = await findDocument(token, id);
  if (!document) return <Missing brand={brand} />;
  return (
    <div className="page">
      <SalesDocumentSheet document={document} token={token} />
    </div>
  );
}
