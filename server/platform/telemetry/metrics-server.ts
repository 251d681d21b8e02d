import { createServer, type Server } from 'node:http';
import type { Prometheus } from './prometheus';

/** Answers `/metrics` on a port of its own, which no proxy leads to (docs/decisions/0031-running-it.md). */
export function serveMetrics(
  { read, contentType }: Pick<Prometheus, 'read' | 'contentType'>,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await read();
      return response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      return response.writeHead(500).end();
    }
  });
  return new Promise((done, fail) => server.once('error', fail).listen({ port, host }, () => done(server.unref())));
}
