import { withdrawalLinkPath, withdrawalPath } from '@/lib/routes/paths';
import type { ProductAlertMail } from '@/server/catalogue/product-alerts/types';
import type { StockAlertMail } from '@/server/catalogue/stock-alerts/types';
import type { CustomerMail, Recipient } from '@/server/customers/types';
import type { OrderLinkMail } from '@/server/mail/order-links/types';
import type { MailQueue, Sender, Transaction } from '@/server/mail/types';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { OrderMail } from '@/server/orders/types';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import { forBrand } from '@/server/platform/current-brand';
import { type AccountEmailName, accountEmail, senderOf } from './account-email';
import { complaintAnswer } from './complaint-answer';
import { complaintNotices } from './complaint-notice';
import { complaintReceipt } from './complaint-receipt';
import { orderConfirmation } from './order-confirmation';
import { orderEnded } from './order-ended';
import { orderLink } from './order-link';
import { priceDrop } from './price-drop';
import { refundEmail } from './refund';
import { reservationConfirmation } from './reservation-confirmation';
import { reservationExpired } from './reservation-expired';
import { stockAlert } from './stock-alert';
import { withdrawalLink } from './withdrawal-link';
import { withdrawalReceipt } from './withdrawal-receipt';

// What each room may send: every method queues one email of this folder in the caller's transaction.

export const createOrderMail = ({
  queue,
  receiptUrl,
  siteUrl,
}: Pick<Sender, 'queue' | 'receiptUrl' | 'siteUrl'>): OrderMail => ({
  confirmed: (tx, { token }, document) =>
    queue(
      tx,
      forBrand(document.brand, () => reservationConfirmation(document, receiptUrl(document.brand, token))),
    ),
  expired: (tx, { token }, document, gone) =>
    queue(
      tx,
      forBrand(document.brand, () => reservationExpired(document, gone, receiptUrl(document.brand, token))),
    ),
  ended: (tx, order, end) =>
    queue(
      tx,
      forBrand(end.brand, () => orderEnded(order, end, receiptUrl(end.brand, order.token))),
    ),
  ordered: (tx, { token, number }, document) => {
    const withdrawalUrl = `${siteUrl(document.brand)}${withdrawalPath(number)}`;
    return queue(
      tx,
      forBrand(document.brand, () => orderConfirmation(document, receiptUrl(document.brand, token), withdrawalUrl)),
    );
  },
});

export const createWithdrawalMail = ({ queue, receiptUrl }: Pick<Sender, 'queue' | 'receiptUrl'>): WithdrawalMail => ({
  withdrawn: (tx, receipt, buyer) =>
    queue(
      tx,
      forBrand(buyer.brand, () => withdrawalReceipt(receipt, buyer, receiptUrl(buyer.brand, buyer.token))),
    ),
  refunded: (tx, refund, buyer) =>
    queue(
      tx,
      forBrand(buyer.brand, () => refundEmail(refund, buyer, receiptUrl(buyer.brand, buyer.token))),
    ),
});

export const createComplaintMail = ({ queue, receiptUrl }: Pick<Sender, 'queue' | 'receiptUrl'>): ComplaintMail => ({
  async complained(tx, receipt, text, order) {
    const lines = order.lines.filter(({ ean }) => receipt.eans.includes(ean));
    const shops = [...new Map(lines.map(({ shop }) => [shop.id, shop])).values()];
    const complained = { receipt, text, order, lines, shops, url: receiptUrl(order.brand, order.token) };
    const emails = forBrand(order.brand, () => [complaintReceipt(complained), ...complaintNotices(complained)]);
    for (const email of emails) await queue(tx, email);
  },
  async settled(tx, settled) {
    const { order } = settled;
    // An anonymised order has no address.
    if (order.email === '') return;
    await queue(
      tx,
      forBrand(order.brand, () => complaintAnswer(settled, receiptUrl(order.brand, order.token))),
    );
  },
});

export const createOrderLinkMail = ({
  queue,
  receiptUrl,
  siteUrl,
}: Pick<Sender, 'queue' | 'receiptUrl' | 'siteUrl'>): OrderLinkMail => ({
  orderLink: (tx, order, key) =>
    queue(
      tx,
      forBrand(order.brand, () => orderLink(order, receiptUrl(order.brand, order.token), key)),
    ),
  withdrawalLink: (tx, order, key) => {
    const url = `${siteUrl(order.brand)}${withdrawalLinkPath(order.number, order.token)}`;
    return queue(
      tx,
      forBrand(order.brand, () => withdrawalLink(order, url, key)),
    );
  },
});

export function createCustomerMail({
  queue,
  siteUrl,
  settings,
}: Pick<Sender, 'queue' | 'siteUrl' | 'settings'>): CustomerMail {
  const send = (name: AccountEmailName) => async (tx: Transaction, to: Recipient, token?: string) => {
    const footer = senderOf(await settings(to.brand, tx));
    await queue(
      tx,
      forBrand(to.brand, () => accountEmail(name, to, { site: siteUrl(to.brand), footer, token })),
    );
  };
  return {
    verification: send('verification'),
    welcome: send('welcome'),
    reset: send('reset'),
    newEmail: send('newEmail'),
    emailTaken: send('emailTaken'),
    emailAsked: send('emailAsked'),
    loginLink: send('loginLink'),
    emailChanged: send('emailChanged'),
    phoneChanged: send('phoneChanged'),
    passwordChanged: send('passwordChanged'),
  };
}

export const createStockAlertMail = ({
  emails,
  siteUrl,
  settings,
}: Pick<Sender, 'siteUrl' | 'settings'> & { emails: Pick<MailQueue, 'queue' | 'forgetKind'> }): StockAlertMail &
  ProductAlertMail => ({
  async backInStock(tx, alert) {
    const footer = senderOf(await settings(alert.brand, tx));
    await emails.queue(
      tx,
      forBrand(alert.brand, () => stockAlert(alert, { site: siteUrl(alert.brand), footer })),
    );
  },
  async priceDrop(tx, watch) {
    const footer = senderOf(await settings(watch.brand, tx));
    await emails.queue(
      tx,
      forBrand(watch.brand, () => priceDrop(watch, { site: siteUrl(watch.brand), footer })),
    );
  },
  forgetOld: ({ name }, before) => emails.forgetKind(`${name}:`, before),
});
