import Link from 'next/link';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { searchWords } from '@/lib/search-words';
import { CartButton } from '../cart/cart-button';
import { SearchBox } from '../search/search-box';
import { Icon } from '../ui/icon';
import styles from './header.module.css';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';

export function Header({ site }: { site: Site }) {
  const { brand } = site;
  return (
    <>
      <a href="#innhold" className={styles.skip}>
        {t('header.skip')}
      </a>
      <header className={styles.header}>
        <div className={`page ${styles.bar}`}>
          <Link href="/" prefetch={false} className={styles.logo}>
            <Logo />
            {brand.name}
          </Link>
          {brand.features.search ? (
            <div className={styles.search}>
              <SearchBox {...searchWords()} />
            </div>
          ) : null}
          <div className={styles.tools}>
            <Link
              href="/butikker"
              prefetch={false}
              className={styles.tool}
              aria-label={t('header.shops')}
              title={t('header.shops')}
            >
              <Icon name="pin" />
            </Link>
            <CartButton />
            <div className={styles.mobile}>
              <MobileMenu label={t('header.menu')} close={t('header.closeMenu')}>
                <MainNav site={site} variant="list" />
              </MobileMenu>
            </div>
          </div>
        </div>
        <div className={styles.nav}>
          <MainNav site={site} variant="bar" />
        </div>
      </header>
    </>
  );
}
