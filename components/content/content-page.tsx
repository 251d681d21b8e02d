import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { contentsOf, type PageText } from '@/lib/content/blocks';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Site } from '@/lib/contracts/site';
import { formatDate, parseDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import type { FreightTerms } from '@/lib/orders/freight';
import { BlockList } from './block-list';
import { ContactCard } from './contact-card';
import styles from './content-page.module.css';
import { ContentsNav } from './contents-nav';
import { Figure } from './figure';
import { ShippingTable } from './shipping-table';

interface Props {
  page: PageText;
  contact: Site['contact'];
  freight: FreightTerms;
  articles: Record<string, ArticleListItem[]>;
}

/** A static page or a brand page: a title with much air, a large scene where it has one, and the text. */
export function ContentPage({ page, contact, freight, articles }: Props) {
  const updated = page.updated ? parseDate(page.updated) : undefined;
  const facts = { contact: <ContactCard contact={contact} />, shipping: <ShippingTable {...freight} /> };
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
        <BlockList blocks={page.blocks} articles={articles} facts={facts} />
      </div>
    </div>
  );
}
