import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type DoorOptions, openDoor } from '@/server/page-door/open-door';

/** Folders with these files, as the build and `public` have them. */
export function folders(files: Record<string, string | Buffer> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'nordvidda-door-'));
  for (const folder of ['built', 'open/pictures', 'drawn', 'packed'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return {
    built: join(root, 'built'),
    open: join(root, 'open'),
    shipped: join(root, 'shipped'),
    drawn: join(root, 'drawn'),
    packed: join(root, 'packed'),
  };
}

export type Next = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A door with a stand-in for Next behind it, on a port of its own until the test is over. */
export async function openTestDoor(next: Next, options: Partial<DoorOptions> = {}) {
  const door = openDoor({ next: async (request, response) => next(request, response), files: folders(), ...options });
  await door.listen(0, ['127.0.0.1']);
  onTestFinished(() => {
    const closed = door.close();
    door.server.closeAllConnections();
    return closed;
  });
  const { port } = door.server.address() as AddressInfo;
  return { ...door, port, url: new URL(`http://127.0.0.1:${port}`) };
}
