import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalAnswer {
  status?: number;
  /** Text goes out as it is, anything else as JSON. */
  body: unknown;
}

/** A server of this test's own that answers as a service would; `asked` holds what it was asked, oldest first. */
export async function serveLocally(answer: (url: URL) => LocalAnswer) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    asked.push(url);
    const { status = 200, body } = answer(url);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, asked, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}
