import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createSockets } from '@/server/platform/db/socket';

async function listen() {
  const connected = vi.fn();
  const server = createServer((socket) => {
    connected();
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { connected, port: (server.address() as AddressInfo).port };
}

const turn = () => new Promise((done) => setImmediate(done));

const GIVEN_UP: [string, (socket: ReturnType<ReturnType<typeof createSockets>>) => unknown][] = [
  ['is destroyed', (socket) => socket.destroy()],
  ['is ended with a last word', (socket) => socket.end(Buffer.from('X'))],
];

it.each(GIVEN_UP)('rule 18.9: a connection that %s before it was begun is never begun', async (_, giveUp) => {
  const { connected, port } = await listen();
  const create = createSockets();
  const socket = create({ host: ['127.0.0.1'], port: [port] });
  const begin = vi.spyOn(socket, 'connect');
  socket.on('close', () => socket.removeAllListeners());
  giveUp(socket);
  await turn();
  await turn();
  const other = create({ host: ['127.0.0.1'], port: [port] });
  await once(other, 'close');
  expect([begin.mock.calls.length, connected.mock.calls.length]).toEqual([0, 1]);
});

it('rule 18.9: a connection that fails has closed before anything else is done with it', async () => {
  const { port } = await listen();
  const socket = createSockets()({ host: ['127.0.0.1'], port: [port] });
  const said: string[] = [];
  socket.on('error', () => setImmediate(() => said.push('later')));
  socket.once('close', () => said.push('closed'));
  await once(socket, 'connect');
  socket.destroy(new Error('lost'));
  await vi.waitFor(() => expect(said).toEqual(['closed', 'later']));
});
