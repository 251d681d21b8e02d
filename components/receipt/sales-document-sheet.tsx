import { PrintButton } from '@/components/checkout/print-button';
import { ShippingWay } from '@/components/shipping-way';
import { ButtonLink } from '@/components/ui/button';
import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { SalesDocument } from '@/lib/contracts/sales-documents';
import { formatDate } from '@/lib/dates/dates';
import { t } from '@/lib/messages';
import { phoneText } from '@/lib/norway/phone-text';
import { formatPrice } from '@/lib/prices/money';
import { receiptPath } from '@/lib/routes/paths';
import styles from './sales-document-sheet.module.css';

/** Shows a sales document or credit note as booked (rule 10.41), on screen and paper. */
export function SalesDocumentSheet({ document, token }: { document: SalesDocument; token: string }) {
  const { kind, number, order, seller, buyer, delivery, payment, takesBack, pant, freight, net, total } = document;
  const sums: [string, number][] = [
    ...(freight > 0 ? [[t('receipt.document.freight'), freight] satisfies [string, number]] : []),
    ...(pant > 0 ? [[t('receipt.document.pant'), pant] satisfies [string, number]] : []),
    [t('receipt.document.net'), net],
    ...document.vatPerRate.map(({ rate, net: base, vat }): [string, number] => [
      t('receipt.document.vat', { rate: rate / 100, base: formatPrice(base) }),
      vat,
    ]),
  ];
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(`receipt.document.${kind}`)}</h1>
        <dl className={styles.facts}>
          <Fact name={t('receipt.document.number')} value={number} />
          <Fact name={t('receipt.document.date')} value={formatDate(new Date(document.date))} />
          <Fact name={t('receipt.document.order')} value={order} />
          {takesBack ? <Fact name={t('receipt.document.takesBack')} value={takesBack.sale} /> : null}
        </dl>
      </header>
      <div className={styles.parties}>
        <section aria-labelledby="selger">
          <h2 id="selger" className={styles.small}>
            {t('receipt.document.seller')}
          </h2>
          <address className={styles.address}>
            <strong>{seller.name}</strong>
            <span>{t('receipt.document.orgNo', { orgNo: seller.orgNo })}</span>
            <span>{seller.address}</span>
            <span>{`${seller.postNo} ${seller.postPlace}`}</span>
            <span>{seller.email}</span>
            <span>{phoneText(seller.phone)}</span>
          </address>
        </section>
        <section aria-labelledby="kjoper">
          <h2 id="kjoper" className={styles.small}>
            {t('receipt.document.buyer')}
          </h2>
          <address className={styles.address}>
            <strong>{buyer.name}</strong>
            {buyer.address ? <span>{buyer.address}</span> : null}
          </address>
          <h2 className={styles.small}>{t('receipt.document.delivery')}</h2>
          <p>
            <ShippingWay method={{ id: delivery.method, name: delivery.name }} place={delivery.place} />
          </p>
          <p>{formatDate(new Date(delivery.date))}</p>
        </section>
      </div>
      <SalesDocumentLines lines={document.lines} />
      <dl className={styles.sums}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t(kind === 'sale' ? 'receipt.document.total' : 'receipt.document.back')}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
      </dl>
      {payment.instrument ? <p>{t(`receipt.document.paid.${kind}`, { instrument: payment.instrument })}</p> : null}
      <p className={styles.actions}>
        <PrintButton>{t('receipt.words.print')}</PrintButton>
        <ButtonLink href={receiptPath(token)} look="secondary">
          {t('receipt.document.toOrder')}
        </ButtonLink>
      </p>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const COLUMNS = [
  ['goods', undefined],
  ['count', styles.figure],
  ['price', styles.price],
  ['rate', styles.figure],
  ['sum', styles.figure],
] as const;

function SalesDocumentLines({ lines }: Pick<SalesDocument, 'lines'>) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {COLUMNS.map(([column, className]) => (
            <th key={column} scope="col" className={className}>
              {t(`receipt.document.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.ean}>
            <td>
              <span>{nameWithBrand(line)}</span>
              <span className={styles.detail}>
                {[t('receipt.document.articleNo', { no: line.articleNo }), line.color, line.size]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.each}>
                {t('receipt.each', { count: line.count, price: formatPrice(line.unitPrice) })}
              </span>
              {line.discount > 0 ? (
                <span className={styles.detail}>
                  {t('receipt.document.discount', { sum: formatPrice(line.discount) })}
                </span>
              ) : null}
            </td>
            <td className={styles.figure}>{line.count}</td>
            <td className={styles.price}>{formatPrice(line.unitPrice)}</td>
            <td className={styles.figure}>{t('receipt.document.percent', { rate: line.vatRate / 100 })}</td>
            <td className={styles.figure}>{formatPrice(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
