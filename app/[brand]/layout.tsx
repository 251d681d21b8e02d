import '@/app/tokens.css';
import '@/app/base.css';
import type { Metadata, Viewport } from 'next';
import { fontVariables } from '@/app/fonts/house-fonts';
import { CartRoot } from '@/components/cart/cart-root';
import { BrandSheet } from '@/components/layout/brand-sheet';
import { Deferred } from '@/components/layout/deferred';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { AlertRoot, ClientNavigation } from '@/components/layout/late-shell';
import { PreviewBar } from '@/components/layout/preview-bar';
import { SkipLink } from '@/components/layout/skip-link';
import { SiteContextProvider } from '@/components/navigation/site-context';
import { OwnTextsProvider } from '@/components/ui/own-texts';
import { WordsProvider } from '@/components/words';
import { osloYear } from '@/lib/dates/dates';
import { t, wordsOf } from '@/lib/messages';
import { readFront } from '@/lib/preview/front';
import { webShops } from '@/lib/shops/web-shop';
import { loadSite, ownClientTexts } from '@/server/api/site';

/** Pages are cached for 15 minutes. A folder with a parameter repeats `generateStaticParams`; personal pages are dynamic. */
export const revalidate = 900;
export const generateStaticParams = async () => [];

interface Props {
  children: React.ReactNode;
  params: Promise<{ brand: string }>;
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { brand } = await loadSite((await params).brand);
  return { themeColor: brand.themeColor };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, url } = await loadSite((await params).brand);
  return {
    metadataBase: new URL(url),
    title: { default: `${brand.name} – ${brand.tagline}`, template: `%s – ${brand.name}` },
    openGraph: { siteName: brand.name, locale: 'nb_NO', type: 'website' },
    formatDetection: { telephone: false },
    manifest: '/manifest.webmanifest',
    icons: { icon: brand.files['icon.svg'] ?? brand.files['icon-192.png'], apple: brand.files['icon-180.png'] },
  };
}

export default async function Layout({ children, params }: Props) {
  const { brand } = await params;
  const site = await loadSite(brand);
  const preview = readFront(brand)?.preview;
  const at = preview?.at;
  return (
    <html
      lang="nb"
      data-brand={site.brand.id}
      data-web-shops={webShops().join(' ')}
      data-scroll-behavior="smooth"
      data-wait={t('header.wait')}
      className={fontVariables}
    >
      <BrandSheet brand={site.brand} />
      <body>
        <OwnTextsProvider texts={ownClientTexts(site.brand.id)}>
          <WordsProvider
            words={wordsOf(
              'account',
              'alerts',
              'card',
              'cart',
              'compare',
              'favourites',
              'menu',
              'navigation',
              'promo',
              'search',
            )}
          >
            <SiteContextProvider
              site={{
                url: site.url,
                categories: site.categories.map(({ slug }) => slug),
                ...(at && { at: at.toISOString() }),
              }}
            >
              <SkipLink />
              {/* Here, so that the question of consent comes right after the skip link. */}
              <Deferred optionalScripts={site.optionalScripts} />
              {preview ? <PreviewBar preview={preview} /> : null}
              <Header site={site} />
              <main id="innhold" tabIndex={-1}>
                {children}
              </main>
              <Footer site={site} year={osloYear(at ?? new Date())} />
              <ClientNavigation />
              <CartRoot />
              <AlertRoot />
            </SiteContextProvider>
          </WordsProvider>
        </OwnTextsProvider>
      </body>
    </html>
  );
}
