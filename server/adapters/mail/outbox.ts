import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Clock } from '@/server/ports/clock';
import type { Mail, Mailer } from '@/server/ports/mailer';

export interface OutboxOptions {
  folder: string;
  from: { name: string; address: string };
  clock: Clock;
}

/**
 * Writes each mail to `<folder>/<key>.eml` instead of sending it; any mail program opens the file. It appears whole or
 * not at all, and the same key is always the same file, so a mail handed over twice is still one mail.
 */
export function createOutbox({ folder, from, clock }: OutboxOptions): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const name = fileName(mail.key);
      const unfinished = join(folder, `.${randomUUID()}.tmp`);
      try {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(compose(mail, from, clock()));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async forgetSent(before) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        if (!/\.(eml|tmp)$/.test(name)) continue;
        // Another instance may have deleted it meanwhile.
        const written = await stat(path).catch(() => undefined);
        if (written && written.mtime < before) await rm(path, { force: true });
      }
    },
  };
}

/** The key as a file name that every file system takes, different for every key. */
export function fileName(key: string): string {
  const safe = encodeURIComponent(key).replace(/[*'()!~]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `${safe.length <= 200 ? safe : `${safe.slice(0, 130)}-${digest(key)}`}.eml`;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 5322 and 2045–2047: plain text and HTML of the same letter, UTF-8 in quoted-printable, lines ended by CRLF. */
export function compose(mail: Mail, from: OutboxOptions['from'], at: Date): string {
  for (const text of [mail.to, from.address]) {
    if (!/^[^\s\p{Cc}<>,;:"]+@[^\s\p{Cc}<>,;:"]+$/u.test(text)) throw new Error('A mail address that is none');
  }
  const id = digest(mail.key);
  const boundary = `=_${id.slice(0, 32)}`; // "=_" never occurs in quoted-printable
  const part = (type: string, text: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(text),
  ];
  return [
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: ${encodedWords(from.name)}`,
    ` <${from.address}>`,
    `To: <${asciiDomain(mail.to)}>`,
    `Subject: ${encodedWords(mail.subject)}`,
    `Message-ID: <${id.slice(0, 32)}@${from.address.split('@')[1]}>`,
    'MIME-Version: 1.0',
    'Content-Language: nb',
    'Auto-Submitted: auto-generated',
    'Content-Type: multipart/alternative;',
    ` boundary="${boundary}"`,
    '',
    ...part('text/plain', mail.text),
    ...part('text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/** 'ola@blåbær.example' → 'ola@xn--blbr-roah.example' */
export function asciiDomain(address: string): string {
  const [local, domain = ''] = address.split('@');
  return `${local}@${domainToASCII(domain) || domain}`;
}

/** RFC 2047, always in the encoded form: then nothing a shopper typed can end a header. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const letter of text.replace(/\p{Cc}+/gu, ' ')) {
    if (Buffer.byteLength(word + letter) > 39) {
      words.push(word); // 39 bytes are 52 in base64, 64 with the frame: under the 75 allowed
      word = '';
    }
    word += letter;
  }
  return [...words, word].map((one) => `=?utf-8?B?${Buffer.from(one).toString('base64')}?=`).join('\r\n ');
}

/** RFC 2045 §6.7, no line over 76. */
export function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const bytes = Buffer.from(line);
      let out = '';
      let width = 0;
      bytes.forEach((byte, i) => {
        const blankAtEnd = i === bytes.length - 1 && (byte === 0x20 || byte === 0x09);
        const plain = (byte >= 0x20 && byte <= 0x7e && byte !== 0x3d) || byte === 0x09;
        const token =
          plain && !blankAtEnd ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
        if (width + token.length > 75) {
          out += '=\r\n';
          width = 0;
        }
        out += token;
        width += token.length;
      });
      return out;
    })
    .join('\r\n');
}
