// server/mail/open.ts imports these from here.
export { createComplaintMail, createOrderLinkMail } from '@/server/mail/senders';
