import type { Metadata } from 'next';
import { Checkout } from '@/components/checkout/checkout';
import { CheckoutWordsProvider } from '@/components/checkout/checkout-words';
import { ButtonLink } from '@/components/ui/button';
import { WordsProvider } from '@/components/words';
import type { Shop } from '@/lib/contracts/shops';
import { t, words, wordsOf } from '@/lib/messages';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { freeFreightFrom, offeredMethods } from '@/lib/orders/freight';
import type { FinderShop } from '@/lib/shops/find-shops';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';
import styles from './page.module.css';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('checkout.title'),
  description: t('checkout.description'),
  robots: { index: false, follow: false },
};

/** The same for everyone: the cart and what is typed never leave the browser until the order is sent. */
export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await params;
  const { shops: allShops, purchases } = openShop();
  const [{ contact }, shops, methods, settings] = await Promise.all([
    loadSite(brand),
    allShops.all(),
    allShops.shippingMethods(),
    openShop().storefront(brand).settings(),
  ]);
  const payable = purchases.methods();
  return (
    <div className="page">
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <noscript>
        <div className={styles.note}>
          <h2 className={styles.heading}>{t('checkout.noScriptTitle')}</h2>
          <p>{t('checkout.noScript')}</p>
          <p className={styles.ways}>
            {contact.phone ? (
              <a href={phoneHref(contact.phone)}>{t('checkout.noScriptCall', { phone: phoneText(contact.phone) })}</a>
            ) : null}
            <ButtonLink href="/butikker" look="secondary">
              {t('checkout.noScriptShops')}
            </ButtonLink>
          </p>
        </div>
      </noscript>
      <div className={styles.scripted}>
        <WordsProvider words={wordsOf('shops')}>
          <CheckoutWordsProvider words={words.checkout.words}>
            <Checkout
              shops={shops.map(finderShop)}
              methods={offeredMethods(methods, payable.length > 0)}
              freeFrom={freeFreightFrom(settings)}
              payments={['in_shop', ...payable]}
            />
          </CheckoutWordsProvider>
        </WordsProvider>
      </div>
    </div>
  );
}

/** What the browser needs of a shop; descriptions and numbers stay here. */
function finderShop(shop: Shop): FinderShop {
  const { id, slug, name, postNo, postPlace, address, openingHours, exceptions, coords } = shop;
  return { id, slug, name, postNo, postPlace, address, openingHours, exceptions, coords };
}
