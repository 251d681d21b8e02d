import { Icon } from '@/components/ui/icon';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { packCategories } from '@/lib/routes/menu';
import { searchWords } from '@/lib/search/search-words';
import styles from './header.module.css';
import {
  AccountButton,
  CartButton,
  FavouritesLink,
  Greeting,
  MainNav,
  MobileMenu,
  SearchBox,
  ServiceNav,
} from './late-shell';
import { BrandName } from './logo';
import type { MenuData } from './main-nav';

export function Header({ site }: { site: Site }) {
  const { brand } = site;
  const menu = menuOf(site);
  return (
    <header className={styles.header} data-surface={brand.surface} data-follow>
      <div className={styles.service}>
        <ServiceNav pages={menu.pages.filter((page) => page.service)} tagline={brand.tagline} />
      </div>
      <div className={`page ${styles.bar}`}>
        <a href="/" className={styles.logo}>
          <BrandName brand={brand} />
        </a>
        {brand.features.search ? (
          <div className={styles.search}>
            <SearchBox {...searchWords()} />
          </div>
        ) : null}
        <div className={styles.tools}>
          <a
            href="/butikker"
            className={`${styles.tool} ${styles.shops}`}
            aria-label={t('header.shops')}
            title={t('header.shops')}
          >
            <Icon name="pin" />
          </a>
          <AccountButton className={`${styles.tool} ${styles.account}`}>
            <Icon name="user" />
          </AccountButton>
          <FavouritesLink className={styles.tool} />
          <CartButton />
          <div className={styles.mobile}>
            <MobileMenu label={t('header.menu')} close={t('header.closeMenu')}>
              <Greeting className={styles.hello} />
              <MainNav menu={menu} variant="list" />
            </MobileMenu>
          </div>
        </div>
      </div>
      <div className={styles.nav}>
        <MainNav menu={menu} variant="bar" />
      </div>
    </header>
  );
}

/** Rule 2.13: gender entries, category entries, and the brand's own pages. */
const menuOf = ({ categories, genders, brand }: Site): MenuData => ({
  categories: packCategories(
    categories.map(({ name, slug, subcategories }) => ({
      name,
      slug,
      subs: subcategories.map((sub) => ({ name: sub.Name, slug: sub.slug, groups: sub.groups })),
    })),
  ),
  ids: categories.map(({ id }) => id),
  genders,
  pages: [
    { name: t('account.pages.overview.title'), href: '/konto' },
    { name: t('header.shops'), href: '/butikker' },
    ...brand.pages.map(({ name, href, bar }) => ({ name, href, ...(bar ? { bar } : { service: true }) })),
  ],
});
