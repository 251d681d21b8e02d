import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import { createSmtp } from '@/server/adapters/mail/smtp';
import { readEml } from './read-eml';
import { mailerContract, senders } from './suite';

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function open({ refuse = false } = {}) {
  const received: { raw: string; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse) return done(new Error('Try again later'));
        received.push({
          raw: Buffer.concat(chunks).toString('utf8'),
          to: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtp({
    url: `smtp://127.0.0.1:${port}`,
    from: senders,
    clock: () => new Date('2026-03-03T11:00:00Z'),
    timeoutMs: 2000,
  });
  closing.push(async () => {
    mailer.close();
    await new Promise<void>((closed) => server.close(() => closed()));
  });
  const delivered = async () =>
    received.map(({ raw }) => {
      const { headers: _headers, ...mail } = readEml(raw);
      return mail;
    });
  return { mailer, delivered, received };
}

mailerContract('SMTP', open);

const MAIL = {
  key: 'a',
  brand: 'nordvidda',
  to: 'kari@example.no',
  subject: 'Hei',
  text: 'Hei\n',
  html: '<p>Hei</p>\n',
};

describe('SMTP', () => {
  it('sends to one address, under a Message-ID made of the key', async () => {
    const { mailer, received } = await open();
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, key: 'b' });
    expect(received.map(({ to }) => to)).toEqual([['kari@example.no'], ['kari@example.no']]);
    const ids = received.map(({ raw }) => readEml(raw).headers.get('message-id'));
    expect(ids[0]).toMatch(/^<[\da-f]{32}@nordvidda\.example>$/);
    expect(new Set(ids).size).toBe(2);
    expect(readEml(received[0]?.raw ?? '').headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('throws what the server refuses, so that the queue tries again, and then sends it', async () => {
    const { mailer } = await open({ refuse: true });
    await expect(mailer.send(MAIL)).rejects.toThrow('Try again later');
    await expect(mailer.send(MAIL)).rejects.toThrow('Try again later');
  });

  it('throws when nobody listens', async () => {
    const mailer = createSmtp({
      url: 'smtp://127.0.0.1:1',
      from: senders,
      clock: () => new Date('2026-03-02T10:00:00Z'),
    });
    await expect(mailer.send(MAIL)).rejects.toThrow();
    mailer.close();
  });
});
