import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { t } from '@/lib/messages';
import styles from './needs-script.module.css';

interface Note {
  title: string;
  text: string;
  link: string;
  href: string;
}

/** What a browser without scripts gets instead of a form that would not answer; `note` when it is not the account's. */
export function NeedsScript({ note = accountNote, children }: { note?: Note; children: ReactNode }) {
  return (
    <div>
      <noscript>
        <div className={styles.note}>
          <h2 className={styles.heading}>{note.title}</h2>
          <p>{note.text}</p>
          <ButtonLink href={note.href} look="secondary">
            {note.link}
          </ButtonLink>
        </div>
      </noscript>
      <div className={styles.scripted}>{children}</div>
    </div>
  );
}

const accountNote: Note = {
  title: t('account.noScriptTitle'),
  text: t('account.noScript'),
  link: t('account.noScriptShops'),
  href: '/butikker',
};
