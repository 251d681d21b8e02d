import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createAdmission } from '@/server/page-door/admission';
import { allowUpload, isUpload } from '@/server/page-door/uploads';
import { doorLoad } from '@/server/platform/telemetry/door-load';
import { openTestDoor } from './open';

const IMPORT = '/api/v1/import/stock';
const head = (path: string, method = 'PUT') =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n12345`;

/** Reads the whole body, and answers with it. */
async function echo(request: IncomingMessage, response: ServerResponse) {
  const body = Buffer.concat(await request.toArray().catch(() => []));
  response.end(`har ${body}`);
}

/** Everything that comes until the connection ends. */
async function rest(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
}

describe('rule 16.9: one address may take its time', () => {
  it.each([
    [IMPORT, 'PUT', true],
    ['/api/v1/import/price-history', 'PUT', true],
    [IMPORT, 'POST', false],
    [`${IMPORT}/x`, 'PUT', false],
    ['/api/v1/import/reports/1', 'PUT', false],
    ['/api/v1/favourites', 'PUT', false],
    ['/api/v1/import/', 'PUT', false],
  ])('%s by %s: %s', (path, method, is) => expect(isUpload(path, method)).toBe(is));

  it('a body that comes more slowly than others may is taken there, and nowhere else', async () => {
    const door = await openTestDoor(echo);
    door.server.requestTimeout = 300;
    const [slow, other] = [IMPORT, '/api/v1/orders'].map((path) => {
      const socket = connect(door.port, '127.0.0.1');
      socket.write(head(path));
      return socket;
    }) as [Socket, Socket];
    const answer = rest(slow);
    expect(await rest(other)).toMatch(/^HTTP\/1\.1 408 /);
    slow.write('67890');
    slow.end();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*har 1234567890$/s);
  });

  it('the next request on its connection may not', async () => {
    const door = await openTestDoor(echo);
    const socket = connect(door.port, '127.0.0.1');
    socket.write(`${head(IMPORT)}67890`);
    await once(socket, 'data');
    door.server.requestTimeout = 300;
    socket.write(head('/api/v1/orders', 'POST'));
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('who says nothing any more is let go, and what had come is no whole body', async () => {
    const broken = Promise.withResolvers<string>();
    const door = await openTestDoor((request, response) => {
      allowUpload(request, response, { idleMs: 50 });
      request.toArray().then(
        () => broken.resolve('whole'),
        (error) => broken.resolve(error.message),
      );
    });
    const socket = connect(door.port, '127.0.0.1');
    socket.write(head('/api/v1/import/x'));
    expect(await rest(socket)).toBe('');
    expect(await broken.promise).toBe('aborted');
  });

  it('nobody is read on and on after a refusal, and the refusal can be read', async () => {
    const door = await openTestDoor((request, response) => {
      allowUpload(request, response, { lingerMs: 100 });
      response.writeHead(401).end('nei');
    });
    const socket = connect(door.port, '127.0.0.1');
    socket.write(head('/api/v1/import/x'));
    expect(await rest(socket)).toMatch(/^HTTP\/1\.1 401 .*nei/s);
  });

  it('many of them hold up neither orders nor pages', async () => {
    const admission = createAdmission();
    let running = 0;
    for (; running < 100; running++) {
      const before = doorLoad().running;
      void admission.enter(IMPORT, 'PUT', true);
      if (doorLoad().running === before) break;
    }
    expect(running).toBe(16);
    expect(await admission.enter('/api/v1/orders', 'POST', true)).toBeTypeOf('function');
    expect(await admission.enter('/sko', 'GET', false)).toBeTypeOf('function');
    expect(await admission.enter(IMPORT, 'PUT', true)).toBeUndefined();
    admission.close();
  });
});
