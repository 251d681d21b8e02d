import { mailWords } from '@/lib/emails/mail-words';
import { withdrawalLinkPath, withdrawalPath } from '@/lib/routes/paths';
import type { ProductAlertMail } from '@/server/catalogue/product-alerts/types';
import type { StockAlertMail } from '@/server/catalogue/stock-alerts/types';
import type { CustomerMail } from '@/server/customers/types';
import type { OrderLinkMail } from '@/server/mail/order-links/types';
import type {
  CustomerMailDependencies,
  MailWords,
  Recipient,
  StockAlertMailDependencies,
  Transaction,
} from '@/server/mail/types';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { OrderMail } from '@/server/orders/types';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import { type AccountEmail, senderOf } from './account-email';
import { addressChangeRequested } from './address-change-requested';
import { addressChanged } from './address-changed';
import { addressTaken } from './address-taken';
import { complaintAnswer } from './complaint-answer';
import { complaintNotices } from './complaint-notice';
import { complaintReceipt } from './complaint-receipt';
import { confirmNewAddress } from './confirm-new-address';
import type { EmailDependencies, SiteEmailDependencies } from './deliver';
import { loginLink } from './login-link';
import { orderConfirmation } from './order-confirmation';
import { orderEnded } from './order-ended';
import { orderLink } from './order-link';
import { passwordChanged } from './password-changed';
import { phoneChanged } from './phone-changed';
import { priceDrop } from './price-drop';
import { refundEmail } from './refund';
import { reservationConfirmation } from './reservation-confirmation';
import { reservationExpired } from './reservation-expired';
import { resetPassword } from './reset-password';
import { stockAlert } from './stock-alert';
import { verifyAddress } from './verify-address';
import { welcome } from './welcome';
import { withdrawalLink } from './withdrawal-link';
import { withdrawalReceipt } from './withdrawal-receipt';

// What each room may send: every method queues one email of emails/ in the caller's transaction.

type Dependencies<Of> = Of & { words?: MailWords };

export const createOrderMail = ({
  queue,
  receiptUrl,
  siteUrl,
  words = mailWords,
}: Dependencies<SiteEmailDependencies>): OrderMail => ({
  confirmed: (tx, { token }, document) =>
    queue(tx, reservationConfirmation(document, receiptUrl(document.brand, token), words)),
  expired: (tx, { token }, document, gone) =>
    queue(tx, reservationExpired(document, gone, receiptUrl(document.brand, token), words)),
  ended: (tx, order, end) => queue(tx, orderEnded(order, end, receiptUrl(end.brand, order.token), words)),
  ordered: (tx, { token, number }, document) => {
    const withdrawalUrl = `${siteUrl(document.brand)}${withdrawalPath(number)}`;
    return queue(tx, orderConfirmation(document, receiptUrl(document.brand, token), withdrawalUrl, words));
  },
});

export const createWithdrawalMail = ({
  queue,
  receiptUrl,
  words = mailWords,
}: Dependencies<EmailDependencies>): WithdrawalMail => ({
  withdrawn: (tx, receipt, buyer) =>
    queue(tx, withdrawalReceipt(receipt, buyer, receiptUrl(buyer.brand, buyer.token), words)),
  refunded: (tx, refund, buyer) => queue(tx, refundEmail(refund, buyer, receiptUrl(buyer.brand, buyer.token), words)),
});

export const createComplaintMail = ({
  queue,
  receiptUrl,
  words = mailWords,
}: Dependencies<EmailDependencies>): ComplaintMail => ({
  async complained(tx, receipt, text, order) {
    const lines = order.lines.filter(({ ean }) => receipt.eans.includes(ean));
    const shops = [...new Map(lines.map(({ shop }) => [shop.id, shop])).values()];
    const complained = { receipt, text, order, lines, shops, url: receiptUrl(order.brand, order.token) };
    for (const email of [complaintReceipt(complained, words), ...complaintNotices(complained, words)])
      await queue(tx, email);
  },
  async settled(tx, settled) {
    const { order } = settled;
    // An anonymised order has no address.
    if (order.email === '') return;
    await queue(tx, complaintAnswer(settled, receiptUrl(order.brand, order.token), words));
  },
});

export const createOrderLinkMail = ({
  queue,
  receiptUrl,
  siteUrl,
  words = mailWords,
}: Dependencies<SiteEmailDependencies>): OrderLinkMail => ({
  orderLink: (tx, order, key) => queue(tx, orderLink(order, receiptUrl(order.brand, order.token), key, words)),
  withdrawalLink: (tx, order, key) => {
    const url = `${siteUrl(order.brand)}${withdrawalLinkPath(order.number, order.token)}`;
    return queue(tx, withdrawalLink(order, url, key, words));
  },
});

export function createCustomerMail({
  queue,
  siteUrl,
  settings,
  words = mailWords,
}: CustomerMailDependencies): CustomerMail {
  const send = (email: AccountEmail) => async (tx: Transaction, to: Recipient, token?: string) => {
    const footer = senderOf(await settings(to.brand, tx), words);
    await queue(tx, email(to, { site: siteUrl(to.brand), footer, token }, words));
  };
  return {
    verification: send(verifyAddress),
    welcome: send(welcome),
    reset: send(resetPassword),
    newEmail: send(confirmNewAddress),
    emailTaken: send(addressTaken),
    emailAsked: send(addressChangeRequested),
    loginLink: send(loginLink),
    emailChanged: send(addressChanged),
    phoneChanged: send(phoneChanged),
    passwordChanged: send(passwordChanged),
  };
}

export const createStockAlertMail = ({
  letters,
  siteUrl,
  settings,
  words = mailWords,
}: StockAlertMailDependencies): StockAlertMail & ProductAlertMail => ({
  async backInStock(tx, alert, stopToken) {
    const footer = senderOf(await settings(alert.brand, tx), words);
    await letters.queue(tx, stockAlert(alert, { site: siteUrl(alert.brand), footer, stopToken }, words));
  },
  async priceDrop(tx, watch) {
    const footer = senderOf(await settings(watch.brand, tx), words);
    await letters.queue(tx, priceDrop(watch, { site: siteUrl(watch.brand), footer }, words));
  },
  forgetOld: ({ name }, before) => letters.forgetKind(`${name}:`, before),
});
