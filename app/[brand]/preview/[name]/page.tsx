import type { Metadata } from 'next';
import { Home } from '@/app/[brand]/home';
import { decoded } from '@/lib/routes/decode';

/** Staff look at what is not public yet: never cached by anyone, never indexed. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default async function Page({ params }: { params: Promise<{ brand: string; name: string }> }) {
  const { brand, name } = await params;
  return <Home brand={brand} preview={decoded(name)} />;
}
