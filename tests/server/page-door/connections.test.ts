import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { passedMs } from '@/server/ports/clock';
import { openTestDoor } from './open';

const GET = 'GET /sko HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Everything that comes until the connection ends. */
async function rest(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await once(socket, 'close');
  return text;
}

describe('connections', () => {
  it('a request that comes slowly has 15 s, its headers 10; an idle connection outlives a proxy’s 60 s', async () => {
    const { server } = await openTestDoor((_request, response) => void response.end());
    expect([server.requestTimeout, server.headersTimeout]).toEqual([15_000, 10_000]);
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });

  it('a shop that is told to stop finishes what is under way, and what comes on connections it has', async () => {
    const gate = Promise.withResolvers<void>();
    const door = await openTestDoor(async (_request, response) => {
      await gate.promise;
      response.end('ferdig');
    });
    const busy = connect(door.port, '127.0.0.1').setEncoding('utf8');
    const idle = connect(door.port, '127.0.0.1').setEncoding('utf8');
    await once(idle, 'connect');
    busy.write(GET);
    await once(door.server, 'request');
    const [ofBusy, ofIdle] = [rest(busy), rest(idle)];
    const ended = door.close();
    const coming = once(door.server, 'request');
    idle.write(GET);
    await coming;
    gate.resolve();
    for (const text of await Promise.all([ofBusy, ofIdle])) {
      expect(text).toContain('200 OK');
      expect(text).toContain('ferdig');
    }
    expect(await ofIdle).toContain('Connection: close');
    await ended;
    expect(door.server.listening).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'rule 18.12: many who come while a page is rendered are let in at once',
    async () => {
      const door = await openTestDoor((_request, response) => void response.end());
      let turns = 0;
      let spinning = true;
      const turn = () => {
        for (const end = passedMs() + 20; passedMs() < end; );
        turns += 1;
        if (spinning) setImmediate(turn);
      };
      let entered = 0;
      const all = new Promise<void>((done) => {
        door.server.on('connection', () => ++entered === 96 && done());
      });
      turn();
      const comers = Array.from({ length: 96 }, () => connect(door.port, '127.0.0.1').on('error', () => {}));
      await all;
      spinning = false;
      expect(turns).toBeLessThan(48);
      for (const comer of comers) comer.destroy();
    },
  );

  it('a shop that has stopped takes no new connection', async () => {
    const door = await openTestDoor((_request, response) => void response.end());
    await door.close();
    const late = connect(door.port, '127.0.0.1');
    const [error] = await once(late, 'error');
    expect(error.code).toBe('ECONNREFUSED');
  });
});
