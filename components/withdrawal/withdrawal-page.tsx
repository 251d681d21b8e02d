import { Inline } from '@/components/content/inline';
import { NeedsScript } from '@/components/ui/needs-script';
import type { Brand } from '@/lib/brands/brand';
import { t, words } from '@/lib/messages';
import { exampleNumber } from '@/lib/orders/order-number';
import { WithdrawalFlow } from './withdrawal-flow';
import styles from './withdrawal-page.module.css';

/** The withdrawal function of directive 2011/83 art. 11a: open to everyone, without a login. */
export function WithdrawalPage({ brand }: { brand: Pick<Brand, 'orderPrefix'> }) {
  return (
    <div className="page">
      <div className={styles.column}>
        <h1 className={styles.title}>{t('withdrawal.title')}</h1>
        <p className={styles.lead}>{t('withdrawal.lead')}</p>
        <p className={styles.lead}>
          <Inline text={t('withdrawal.more')} />
        </p>
        <NeedsScript
          note={{
            title: t('withdrawal.noScriptTitle'),
            text: t('withdrawal.noScript'),
            link: t('withdrawal.noScriptLink'),
            href: '/kundeservice#angreskjema',
          }}
        >
          <WithdrawalFlow words={words.withdrawal.words} example={exampleNumber(brand)} />
        </NeedsScript>
      </div>
    </div>
  );
}
