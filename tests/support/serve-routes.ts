import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Handler } from '@/server/api/handle';
import { routePaths } from '@/tests/server/api/routes-on-disk';

/** The routes under a path of /api/v1 behind a server of this test's own, for programs that speak HTTP. */
export async function serveRoutes(under: string) {
  const routes = await Promise.all(
    routePaths()
      .filter(({ path }) => path.startsWith(under))
      .map(async ({ file, path }) => ({
        pattern: new RegExp(`^/api/v1${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        module: (await import(/* @vite-ignore */ join(process.cwd(), file))) as Partial<Record<string, Handler>>,
      })),
  );
  const server = createServer(async (asked, response) => {
    const url = new URL(asked.url ?? '/', `http://${asked.headers.host}`);
    const body = Buffer.concat(await asked.toArray());
    const request = new Request(url, {
      method: asked.method,
      headers: asked.headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    for (const { pattern, module } of routes) {
      const fits = pattern.exec(url.pathname);
      const handler = fits && module[asked.method ?? 'GET'];
      if (!handler) continue;
      const answer = await handler(request, { params: Promise.resolve({ ...fits.groups }) });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(Buffer.from(await answer.arrayBuffer()));
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => new Promise<void>((done) => server.close(() => done())) };
}
