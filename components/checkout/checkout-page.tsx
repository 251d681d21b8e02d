import { ButtonLink } from '@/components/ui/button';
import text from '@/components/ui/text.module.css';
import { WordsProvider } from '@/components/words';
import type { Site } from '@/lib/contracts/site';
import { t, words, wordsOf } from '@/lib/messages';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { Checkout } from './checkout';
import { CheckoutOutline } from './checkout-outline';
import styles from './checkout-page.module.css';
import type { CheckoutProps } from './use-checkout';
import { CheckoutWordsProvider } from './use-checkout-words';

interface Props extends CheckoutProps {
  contact: Site['contact'];
}

export function CheckoutPage({ contact, shops, methods, freeFrom, payments }: Props) {
  if (methods.length === 0) return <ClosedCheckout contact={contact} />;
  return (
    <div className="page">
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <noscript>
        <div className={styles.note}>
          <h2 className={text.title}>{t('checkout.noScriptTitle')}</h2>
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
              {...{ shops, methods, freeFrom, payments }}
              outline={<CheckoutOutline methods={methods} freeFrom={freeFrom} />}
            />
          </CheckoutWordsProvider>
        </WordsProvider>
      </div>
    </div>
  );
}

/** Rule 2.102: without a way to get the goods there is no button, but somebody to ask. */
function ClosedCheckout({ contact }: Pick<Props, 'contact'>) {
  return (
    <div className="page">
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      <div className={styles.note}>
        <h2 className={text.title}>{t('checkout.closedTitle')}</h2>
        <p>{t('checkout.closed')}</p>
        <p className={styles.ways}>
          {contact.phone ? (
            <a href={phoneHref(contact.phone)}>{t('checkout.noScriptCall', { phone: phoneText(contact.phone) })}</a>
          ) : null}
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </div>
    </div>
  );
}
