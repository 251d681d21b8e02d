import type { FooterColumn } from '@/lib/brands/brand';
import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { isBasePage } from '@/lib/routes/pages';
import { categoryPath, FIND_ORDER_PATH, withdrawalPath } from '@/lib/routes/paths';
import styles from './footer.module.css';
import { ConsentLink } from './late-shell';
import { Logo } from './logo';

export function Footer({ site, year }: { site: Site; year: number }) {
  return (
    <footer className={`${styles.footer} below`} data-surface={site.brand.surface} data-follow data-foot="">
      {site.brand.footer === 'small' ? <Small site={site} year={year} /> : <Full site={site} year={year} />}
    </footer>
  );
}

/** Rule 2.16 */
function Small({ site, year }: { site: Site; year: number }) {
  return (
    <div className={`page ${styles.small}`}>
      <p className={styles.sign}>
        <Logo logo={site.brand.logo} />
        <span>{site.brand.texts.footer}</span>
      </p>
      <a href={`mailto:${site.contact.email}`}>{t('footer.mail', { email: site.contact.email })}</a>
      <a href={FIND_ORDER_PATH}>{t('menu.findOrder')}</a>
      <a href={withdrawalPath()}>{t('menu.withdrawal')}</a>
      <a href="/tilgjengelighet">{t('menu.accessibility')}</a>
      <p>
        <ConsentLink>{t('footer.cookies')}</ConsentLink>
      </p>
      <p>{t('footer.copyright', { year: String(year), name: site.brand.name })}</p>
    </div>
  );
}

function Full({ site, year }: { site: Site; year: number }) {
  const { contact, brand, categories } = site;
  const pagesIn = (column: FooterColumn) =>
    brand.footerPages.filter(({ column: its, href }) => its === column && !isBasePage(href));
  const columns = [
    { title: t('footer.shop'), links: categories.map((one) => ({ name: one.name, href: categoryPath(one.slug) })) },
    {
      title: t('footer.help'),
      links: [
        { name: t('menu.support'), href: '/kundeservice' },
        { name: t('menu.findOrder'), href: FIND_ORDER_PATH },
        { name: t('menu.withdrawal'), href: withdrawalPath() },
        ...pagesIn('help'),
        { name: t('header.shops'), href: '/butikker' },
        { name: t('menu.blog'), href: '/blogg' },
      ],
    },
    {
      title: t('footer.about', { name: brand.name }),
      links: [
        ...pagesIn('about'),
        { name: t('menu.privacy'), href: '/personvernerklaering' },
        { name: t('menu.accessibility'), href: '/tilgjengelighet' },
      ],
    },
  ];
  return (
    <div className="page">
      <div className={styles.columns}>
        <div>
          <p className={styles.name}>{brand.name}</p>
          <p className={styles.lead}>{brand.texts.footer}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul className={styles.list}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.legal}>
        <p>{t('footer.copyright', { year: String(year), name: contact.company })}</p>
        <p>{t('footer.register', { orgNo: formatOrgNo(contact.orgNo) })}</p>
        <p>{contact.address}</p>
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
        {contact.phone ? (
          <p>
            <a href={phoneHref(contact.phone)}>{phoneText(contact.phone)}</a>
          </p>
        ) : null}
        <p>
          <ConsentLink>{t('footer.cookies')}</ConsentLink>
        </p>
      </div>
    </div>
  );
}
