import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { portIsFree, takePort } from '@/tools/machine/ports';

it('takePort gives a free port outside the ephemeral range to one process only', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => takePort()));
  expect(new Set(ports).size).toBe(20);
  expect(ports.filter((port) => port < 20_000 || port >= 32_000)).toEqual([]);
  expect(await Promise.all(ports.map(portIsFree))).toEqual(ports.map(() => true));
});

it('takePort skips ports that are in use or taken', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => void vi.restoreAllMocks());
  const first = await takePort();
  const server = createServer().listen(first + 1, '127.0.0.1');
  // Where it is in use already, all the better.
  await Promise.race([once(server, 'listening'), once(server, 'error')]).catch(() => {});
  onTestFinished(() => void server.close());
  expect(await takePort()).toBeGreaterThan(first + 1);
});
