import { mkdir, mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { compose } from '@/server/adapters/mail/compose';
import { createOutbox } from '@/server/adapters/mail/outbox';
import { readEml } from './read-eml';
import { mailerContract, senders } from './suite';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function open() {
  const parent = await mkdtemp(join(tmpdir(), 'outbox-'));
  folders.push(parent);
  const folder = join(parent, 'made', 'when needed');
  const mailer = createOutbox({
    folder,
    from: senders,
    clock: () => new Date('2026-03-03T11:00:00Z'),
  });
  const files = async () => (await readdir(folder).catch(() => [])).sort();
  const raw = async () => Promise.all((await files()).map((file) => readFile(join(folder, file), 'utf8')));
  const delivered = async () => (await raw()).map(readEml).map(({ headers: _headers, ...mail }) => mail);
  return { mailer, files, raw, delivered, folder };
}

mailerContract('the outbox', open);

const MAIL = {
  key: 'reservation:NV-100001:confirmation',
  brand: 'nordvidda',
  to: 'kari@example.no',
  subject: 'Hei på deg',
  text: 'Hei\n',
  html: '<p>Hei</p>',
};

describe('the outbox writes files a mail program opens', () => {
  it('keeps a file until it is told to forget what was written before', async () => {
    const { mailer, files, folder } = await open();
    await mailer.forgetSent?.(new Date('2026-03-02T10:00:00Z'));
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, key: 'old' });
    await utimes(join(folder, 'old.eml'), new Date('2026-01-01'), new Date('2026-01-01'));
    await mailer.forgetSent?.(new Date('2026-01-01'));
    expect(await files()).toHaveLength(2);
    await mailer.forgetSent?.(new Date('2026-01-02'));
    expect(await files()).toEqual(['reservation%3ANV-100001%3Aconfirmation.eml']);
    // Written at 11:00 by the shop's clock, whatever the machine's says.
    await mailer.forgetSent?.(new Date('2026-03-03T11:00:00.000Z'));
    expect(await files()).toHaveLength(1);
    await mailer.forgetSent?.(new Date('2026-03-03T11:00:00.001Z'));
    expect(await files()).toEqual([]);
  });

  it('one file, named by the key, and no unfinished one', async () => {
    const { mailer, files } = await open();
    await Promise.all([mailer.send(MAIL), mailer.send(MAIL), mailer.send(MAIL)]);
    expect(await files()).toEqual(['reservation%3ANV-100001%3Aconfirmation.eml']);
  });

  it('with the headers of RFC 5322, in ASCII, every line short and ended by CRLF', async () => {
    const { mailer, raw } = await open();
    await mailer.send({
      ...MAIL,
      to: 'kari@blåbær.example',
      subject: 'å'.repeat(300),
      text: 'æ'.repeat(500),
      html: 'ø'.repeat(500),
    });
    const [file = ''] = await raw();
    expect(file).toMatch(/^[\x20-\x7e\t\r\n]*$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...file.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    const { headers } = readEml(file);
    expect(headers.get('date')).toBe('Tue, 03 Mar 2026 11:00:00 +0000');
    expect(headers.get('mime-version')).toBe('1.0');
    expect(headers.get('from')).toMatch(/^=\?UTF-8\?B\?.*\?= <hei@nordvidda\.example>$/);
    expect(headers.get('message-id')).toMatch(/^<[\da-f]{32}@nordvidda\.example>$/);
    expect(headers.get('to')).toBe('kari@xn--blbr-roah.example');
  });

  it('throws when it cannot write, and leaves no unfinished file', async () => {
    const { mailer, files, folder } = await open();
    await mkdir(join(folder, 'taken.eml', 'by a folder'), { recursive: true });
    await expect(mailer.send({ ...MAIL, key: 'taken' })).rejects.toThrow();
    expect(await files()).toEqual(['taken.eml']);
  });

  it('keeps any text, in lines of at most 76', async () => {
    const from = { name: 'Nordvidda', address: 'hei@nordvidda.example' };
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
        const eml = (await compose({ ...MAIL, text, html: text }, from, new Date(0))).toString('latin1');
        const asRead = Buffer.from(text)
          .toString('utf8')
          .replace(/\r\n|\r/g, '\n');
        expect(readEml(eml)).toMatchObject({ text: asRead, html: asRead });
        for (const line of eml.split('\r\n')) {
          expect(line.length).toBeLessThanOrEqual(76);
          expect(line).not.toMatch(/[ \t]$/);
        }
      }),
    );
  });
});
