// Lets Node 24 run our TypeScript outside Next: '@/' means the repository root, and '.ts' may be left out.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('@/');
    if (!own && !specifier.startsWith('.')) return next(specifier, context);
    const url = new URL(own ? specifier.slice(2) : specifier, own ? root : context.parentURL);
    const found = [url, new URL(`${url.href}.ts`)].find((candidate) => existsSync(fileURLToPath(candidate)) && /\.[a-z]+$/.test(candidate.pathname));
    return next(found ? found.href : specifier, context);
  },
});
