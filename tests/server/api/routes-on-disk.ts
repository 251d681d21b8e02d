import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from '@/server/api/handle';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Module = Partial<Record<string, Handler>>;

/** What is no call: the document of the calls, its page, and the net under them. */
export const NOT_CALLS = ['/openapi.json', '/docs', '/docs/style.css', '/{...unknown}'];

export const routePaths = () =>
  globSync('app/api/v1/**/route.ts').map((file) => ({
    file,
    path: file
      .replace('app/api/v1', '')
      .replace('/route.ts', '')
      .replace(/\[([^\]]+)\]/g, '{$1}'),
  }));

/** The methods a route answers: what its OPTIONS says, or what it exports. */
async function methodsOf(module: Module) {
  const options = await module.OPTIONS?.(new Request('http://localhost:3000/', { method: 'OPTIONS' }));
  const allow = options?.headers.get('allow')?.split(', ');
  return METHODS.filter((method) => (allow ? allow.includes(method) : module[method]));
}

/** Every route of the tree, with its handlers. Loads the shop: set the environment first. */
export async function loadRoutes() {
  return Promise.all(
    routePaths().map(async ({ file, path }) => {
      const module = (await import(/* @vite-ignore */ join(process.cwd(), file))) as Module;
      return { file, path, module, methods: await methodsOf(module) };
    }),
  );
}
