import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Passing {
  method: string;
  path: string;
}
export interface Instead {
  status: number;
  body: unknown;
}

/**
 * A way to the HTTP server at `url` on which answers can be changed: `before` and `after` are asked for each, the second with what
 * the server said, and undefined lets it pass; a promise holds it up.
 */
export async function startHttpProxy(url: string) {
  const faults: {
    before?: (passing: Passing) => Instead | undefined | Promise<undefined>;
    after?: (passing: Passing, said: Instead) => Instead | undefined;
  } = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const passing = { method: request.method ?? 'GET', path: new URL(request.url ?? '/', url).pathname };
    const type = String(request.headers.accept ?? '').split(',')[0] || 'application/json';
    const tell = ({ status, body }: Instead) => {
      response.writeHead(status, { 'content-type': type, 'x-elastic-product': 'Elasticsearch' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const first = await faults.before?.(passing);
    if (first) return tell(first);
    const { 'content-type': contentType, accept } = request.headers;
    const answer = await fetch(new URL(request.url ?? '/', url), {
      method: passing.method,
      headers: { ...(contentType && { 'content-type': contentType }), ...(accept && { accept }) },
      ...(chunks.length ? { body: Buffer.concat(chunks) } : {}),
    }).catch(() => undefined);
    if (!answer) return response.destroy();
    const text = await answer.text();
    const said: Instead = { status: answer.status, body: text };
    return tell(faults.after?.(passing, { ...said, body: text ? JSON.parse(text) : '' }) ?? said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    mend() {
      faults.before = undefined;
      faults.after = undefined;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
