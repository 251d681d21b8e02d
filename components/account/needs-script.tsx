import type { ReactNode } from 'react';
import { t } from '@/lib/messages';
import { ButtonLink } from '../ui/button';
import styles from './needs-script.module.css';

/** What a browser without scripts gets instead of a form that would not answer. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <div>
      <noscript>
        <div className={styles.note}>
          <h2 className={styles.heading}>{t('account.noScriptTitle')}</h2>
          <p>{t('account.noScript')}</p>
          <ButtonLink href="/butikker" look="secondary">
            {t('account.noScriptShops')}
          </ButtonLink>
        </div>
      </noscript>
      <div className={styles.scripted}>{children}</div>
    </div>
  );
}
