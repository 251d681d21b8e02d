import type { Metadata } from 'next';
import { Home } from '@/app/[brand]/home';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { readFront } from '@/lib/preview/front';
import { decoded } from '@/lib/routes/decode';

/** Shows staff what is not public yet: never cached, never indexed. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function Page({ params }: PageProps<'name'>) {
  const { brand, name } = await params;
  // The door admits nobody without a link (server/page-door/previews.ts); this is a second check.
  const shown = readFront(brand)?.preview?.name;
  return shown !== undefined && shown === decoded(name) ? (
    <Home brand={brand} preview={shown} />
  ) : (
    <Missing brand={brand} />
  );
}
