import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { contentsOf, type PageText } from '@/lib/content/blocks';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Site } from '@/lib/contracts/site';
import { formatDate, parseDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import { DEFAULT_FREIGHT, type FreightTerms, freightOf, PICKUP_POINT } from '@/lib/orders/freight';
import { formatPrice } from '@/lib/prices/money';
import { BlockList } from './block-list';
import card from './contact-card.module.css';
import styles from './content-page.module.css';
import nav from './contents-nav.module.css';
import { DataTable } from './data-table';
import { Figure } from './figure';

interface Props {
  page: PageText;
  contact: Site['contact'];
  freight: FreightTerms;
  articles: Record<string, ArticleListItem[]>;
}

export function ContentPage({ page, contact, freight, articles }: Props) {
  const updated = page.updated ? parseDate(page.updated) : undefined;
  const shopBlocks = { contact: <ContactCard contact={contact} />, shipping: <ShippingTable {...freight} /> };
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: page.title }]} />
      <header className={page.contents ? styles.header : `${styles.header} ${styles.centred}`}>
        {page.kicker ? <p className={styles.kicker}>{page.kicker}</p> : null}
        <h1 className={styles.title}>{page.title}</h1>
        {updated ? <p className={styles.updated}>{t('pages.updated', { date: formatDate(updated) })}</p> : null}
      </header>
      {page.hero ? <Figure picture={page.hero} first /> : null}
      <div className={page.contents ? styles.withContents : styles.body}>
        {page.contents ? <ContentsNav entries={contentsOf(page.blocks)} /> : null}
        <BlockList blocks={page.blocks} articles={articles} shopBlocks={shopBlocks} />
      </div>
    </div>
  );
}

function ContentsNav({ entries }: { entries: { id: string; text: string }[] }) {
  return (
    <nav aria-label={t('pages.contents')} className={nav.nav}>
      <p className={nav.title}>{t('pages.contents')}</p>
      <ul className={nav.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={nav.entry}>
              {entry.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows who runs the shop (ehandelsloven §8: name, address, e-mail, phone, organisation number). */
function ContactCard({ contact }: { contact: Site['contact'] }) {
  const entries = [
    {
      term: t('pages.contact.phone'),
      text: phoneText(contact.phone),
      href: phoneHref(contact.phone),
      note: t('pages.contact.hours'),
    },
    {
      term: t('pages.contact.email'),
      text: contact.email,
      href: `mailto:${contact.email}`,
      note: t('pages.contact.answer'),
    },
    { term: t('pages.contact.address'), text: contact.address, note: contact.company },
    {
      term: t('pages.contact.orgNo'),
      text: formatOrgNo(contact.orgNo),
      note: t('pages.contact.register'),
    },
  ];
  return (
    <dl className={card.facts}>
      {entries
        .filter(({ text }) => text)
        .map((fact) => (
          <div key={fact.term} className={card.fact}>
            <dt>{fact.term}</dt>
            <dd className={card.value}>{fact.href ? <a href={fact.href}>{fact.text}</a> : fact.text}</dd>
            <dd>{fact.note}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Goods with no freight price of their own. */
const ORDINARY = [{ frightPrice: DEFAULT_FREIGHT }];

/** Shows freight prices (rule 15.12) from the checkout's own source. */
export function ShippingTable({ methods, freeFrom }: FreightTerms) {
  if (methods.length === 0) return null;
  const priceOf = (method: FreightTerms['methods'][number]) => {
    const ore = freightOf(method, ORDINARY);
    if (ore === 0) return t('pages.shipping.free');
    // Heavy goods cost more to a pickup point.
    return method.id === PICKUP_POINT ? t('pages.shipping.from', { price: formatPrice(ore) }) : formatPrice(ore);
  };
  return (
    <>
      <DataTable
        table={{
          type: 'table',
          caption: t('pages.shipping.caption'),
          head: [t('pages.shipping.method'), t('pages.shipping.price'), t('pages.shipping.about')],
          rows: methods.map((method) => [method.name, priceOf(method), method.description]),
        }}
      />
      {freeFrom === undefined ? null : <p>{t('pages.shipping.freeFrom', { price: formatPrice(freeFrom) })}</p>}
    </>
  );
}
