import '@/app/tokens.css';
import '@/app/base.css';
import type { Metadata, Viewport } from 'next';
import { fontVariables } from '@/app/fonts/house-fonts';
import type { Elements } from '@/components/elements';
import { BrandSheet } from '@/components/layout/brand-sheet';
import { OwnTextsProvider } from '@/components/ui/own-texts';
import { loadSite, ownClientTexts } from '@/server/api/site';

export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  children: Elements;
  params: Promise<{ brand: string }>;
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { brand } = await loadSite((await params).brand);
  return { themeColor: brand.themeColor, colorScheme: 'only light', viewportFit: 'cover' };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, url } = await loadSite((await params).brand);
  return {
    metadataBase: new URL(url),
    title: { default: brand.name, template: `%s – ${brand.name}` },
    robots: { index: false, follow: false },
    formatDetection: { telephone: false },
    icons: { icon: brand.files['icon.svg'] ?? brand.files['icon-192.png'], apple: brand.files['icon-180.png'] },
  };
}

export default async function Layout({ children, params }: Props) {
  const { brand } = await loadSite((await params).brand);
  return (
    <html lang="nb" data-brand={brand.id} className={fontVariables}>
      <BrandSheet brand={brand} />
      <body>
        <OwnTextsProvider texts={ownClientTexts(brand.id)}>{children}</OwnTextsProvider>
      </body>
    </html>
  );
}
