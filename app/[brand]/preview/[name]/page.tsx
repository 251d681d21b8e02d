import type { Metadata } from 'next';
import { Home } from '@/app/[brand]/home';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { readFront } from '@/lib/preview/front';
import { decoded } from '@/lib/routes/decode';

/** Staff look at what is not public yet: never cached by anyone, never indexed. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function Page({ params }: PageProps<'name'>) {
  const { brand, name } = await params;
  // The door lets nobody in without a link (server/page-door/previews.ts); here it is looked at once more.
  const shown = readFront(brand)?.preview?.name;
  return shown !== undefined && shown === decoded(name) ? (
    <Home brand={brand} preview={shown} />
  ) : (
    <Missing brand={brand} />
  );
}
