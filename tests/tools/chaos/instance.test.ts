import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createInstance, type Instance } from '@/tools/chaos/instance';
import { takePort } from '@/tools/machine/ports';

/** A shop that is always ready, until somebody asks it to end. */
const SHOP = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    if (request.url === '/end') process.exit(1);
    response.end('ready');
  }).listen(Number(process.env.PORT));
`;

let folder: string;
let instance: Instance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nordvidda-instance-'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'tools', 'main.ts'), SHOP);
  writeFileSync(join(folder, 'tools', 'ts-hooks.mjs'), '');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  instance = createInstance({ port: await takePort(), metricsPort: 0, folder, root: folder, settings: {} });
});
afterAll(async () => {
  await instance.kill();
  rmSync(folder, { recursive: true });
});

it('rule 19.10: a crash is distinguished from a kill', async () => {
  await instance.start();
  await instance.kill('SIGTERM');
  await instance.start();
  await instance.kill('SIGKILL');
  await instance.start();
  expect(instance.crashes()).toBe(0);
  await fetch(new URL('/end', instance.url)).catch(() => {});
  await expect.poll(instance.isRunning).toBe(false);
  expect(instance.crashes()).toBe(1);
  await instance.start();
  expect([instance.isRunning(), instance.crashes()]).toEqual([true, 1]);
});
