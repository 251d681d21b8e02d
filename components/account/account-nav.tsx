'use client';

import { usePathname } from 'next/navigation';
import { logOut } from '@/components/session/actions';
import { useAccountWords } from '@/components/session/use-account-words';
import { Icon } from '@/components/ui/icon';
import { useSubmit } from '@/components/ui/use-submit';
import styles from './account-nav.module.css';

const rooms = [
  ['overview', '/konto'],
  ['reservations', '/konto/reservasjoner'],
  ['orders', '/konto/ordre'],
  ['card', '/konto/kundekort'],
  ['reviews', '/konto/omtaler'],
  ['settings', '/konto/innstillinger'],
  ['consents', '/konto/samtykker'],
  ['data', '/konto/mine-data'],
] as const;

/** On a phone: a list on the overview, and a link back on the other pages. */
export function AccountNav() {
  const { nav } = useAccountWords();
  const path = usePathname();
  const { sending, submit } = useSubmit();
  const leave = () => submit(() => logOut().finally(() => window.location.assign('/')), { leaves: true });
  return (
    <nav aria-label={nav.label} className={styles.nav} data-deep={!path.endsWith('/konto')}>
      <a href="/konto" data-follow className={styles.back}>
        <Icon name="chevron" size={20} />
        <span>{nav.back}</span>
      </a>
      <ul className={styles.rooms}>
        {rooms.map(([name, href]) => (
          <li key={name}>
            <a href={href} data-follow className={styles.room} aria-current={path.endsWith(href) ? 'page' : undefined}>
              <span>{nav[name]}</span>
              <Icon name="chevron" size={18} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.room} onClick={leave} aria-disabled={sending}>
            {sending ? nav.loggingOut : nav.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
