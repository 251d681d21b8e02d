import { emailPicture } from '@/lib/pictures/pictures';
import { escapeHtml } from './email-text';

const PICTURE = /<img src="picture:(\d+)@([^"]+)"([^>]*)>/g;
const QR = /src="qr:([^"]+)"/g;

/** Marks the place of an article's picture; its address is looked up on sending. */
export const pictureMark = (ean: string, site: string, { width, height }: { width: number; height: number }) =>
  `<img src="picture:${ean.replace(/\D/g, '')}@${escapeHtml(site)}" width="${width}" height="${height}" alt="" style="display:block;border:0;border-radius:6px;object-fit:cover">`;

export const eansIn = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURE)].map((match) => match[1] as string)),
];

/** Fills in known addresses and removes the other marks. */
export const withPictures = (html: string, pictures: ReadonlyMap<string, string>) =>
  html.replace(PICTURE, (_mark, ean: string, site: string, rest: string) => {
    const file = pictures.get(ean);
    if (!file) return '';
    const address = emailPicture(file);
    return `<img src="${address.startsWith('/') ? site : ''}${escapeHtml(address)}"${rest}>`;
  });

/** Marks the place of a QR code, which is attached, so that it shows offline. */
export const qrMark = (text: string, label: string, side: number) =>
  `<img src="qr:${encodeURIComponent(text)}" width="${side}" height="${side}" alt="${escapeHtml(label)}" style="display:block;border:0;margin:0 auto">`;

export const withQrCodes = (html: string, cid: (text: string) => string) =>
  html.replace(QR, (_mark, text: string) => `src="cid:${cid(decodeURIComponent(text))}"`);
