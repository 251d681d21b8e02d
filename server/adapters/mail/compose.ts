import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { toBuffer } from 'qrcode';
import { withQrCodes } from '@/lib/emails/picture-marks';
import type { Mail } from '@/server/ports/mailer';

export interface Sender {
  name: string;
  address: string;
}

export type Senders = (brand: string) => Sender;

const LONGEST_WORD = 75;

const QR_SCALE = 8;

export const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** 'ola@blåbær.example' → 'ola@xn--blbr-roah.example' */
export function asciiDomain(address: string): string {
  const [local, domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** RFC 8058. An address must not be broken over lines. */
const endings = (address: string) => ({
  'List-Unsubscribe': { prepared: true, foldLines: false, value: `<${new URL(address).href}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Composes the email as plain text and HTML with its QR codes, lines ended by CRLF. The same mail at the same time gives the same
 * bytes. @throws when an address is invalid
 */
export async function compose(mail: Mail, from: Sender, at: Date): Promise<Buffer> {
  for (const text of [mail.to, from.address]) {
    if (!/^[^\s\p{Cc}<>,;:"]+@[^\s\p{Cc}<>,;:"]+$/u.test(text)) throw new Error('A mail address that is none');
  }
  const id = digest(mail.key).slice(0, 32);
  const part = (type: string, content: string) => ({
    contentType: `${type}; charset=utf-8`,
    contentTransferEncoding: 'quoted-printable' as const,
    content: content.replace(/\r\n?/g, '\n'),
  });
  const codes = new Map<string, string>();
  const html = withQrCodes(mail.html, (text) => {
    const cid = `qr-${digest(text).slice(0, 16)}@${from.address.split('@')[1]}`;
    codes.set(cid, text);
    return cid;
  });
  const attachments = [...codes].map(async ([cid, text]) => ({
    ...{ cid, filename: 'kode.png', contentType: 'image/png', contentDisposition: 'inline' as const },
    content: await toBuffer(text, { errorCorrectionLevel: 'M', scale: QR_SCALE }),
  }));
  return new MailComposer({
    from,
    to: { name: '', address: asciiDomain(mail.to) },
    date: at,
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: {
      // Always encoded, as a subject may look like an encoded word.
      Subject: {
        prepared: true,
        foldLines: true,
        value: encodeWord(mail.subject.replace(/\p{Cc}+/gu, ' '), 'B', LONGEST_WORD),
      },
      'Content-Language': 'nb',
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && endings(mail.unsubscribe)),
    },
    alternatives: [part('text/plain', mail.text), part('text/html', html)],
    attachments: await Promise.all(attachments),
    textEncoding: 'base64',
    baseBoundary: id,
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
