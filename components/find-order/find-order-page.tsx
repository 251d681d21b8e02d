import { Inline } from '@/components/content/inline';
import { NeedsScript } from '@/components/ui/needs-script';
import { t, words } from '@/lib/messages';
import { FindOrderForm } from './find-order-form';
import styles from './find-order-page.module.css';

/** The way back to an order for who has no account, and no letter at hand (rule 10.11). */
export function FindOrderPage() {
  return (
    <div className="page">
      <div className={styles.column}>
        <h1 className={styles.title}>{t('findOrder.title')}</h1>
        <p className={styles.lead}>{t('findOrder.lead')}</p>
        <p className={styles.lead}>
          <Inline text={t('findOrder.account')} />
        </p>
        <NeedsScript
          note={{
            title: t('findOrder.noScriptTitle'),
            text: t('findOrder.noScript'),
            link: t('findOrder.noScriptLink'),
            href: '/kundeservice#kontakt',
          }}
        >
          <FindOrderForm words={words.findOrder.words} />
        </NeedsScript>
      </div>
    </div>
  );
}
