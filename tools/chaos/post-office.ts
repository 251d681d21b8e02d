import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { defer } from './stage';

const LATE_MS = 1500;

/** A slow mail server that greylists, and hangs up after accepting an email. */
export async function openPostOffice(random: () => number) {
  const taken = new Map<string, number>();
  const known = new Set<string>();
  const faults = { late: 0, greylisted: 0, dropped: 0 };
  let calm = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (calm || known.has(address) || random() > 0.3) return done();
      known.add(address);
      faults.greylisted += 1;
      done(Object.assign(new Error('Greylisted, come again'), { responseCode: 451 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, id = ''] = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('utf8')) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        const mood = calm ? 1 : random();
        if (mood < 0.15) {
          faults.dropped += 1;
          for (const connection of connections()) if (connection.id === session.id) connection.close();
        } else if (mood < 0.3) {
          faults.late += 1;
          setTimeout(done, LATE_MS);
        } else done();
      });
    },
  });
  /** smtp-server's types lack this. */
  const connections = () => (server as unknown as { connections: Set<{ id: string; close(): void }> }).connections;
  server.on('error', () => {});
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  defer(() => new Promise<void>((done) => server.close(() => done())));
  return {
    ...{ taken, faults },
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    calm: () => {
      calm = true;
    },
  };
}
