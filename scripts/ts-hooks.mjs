// Lets Node 24 run our TypeScript outside Next: '@/' means the repository root, and '.ts' may be left out.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const own = specifier.startsWith('@/');
    const ours = own || (specifier.startsWith('.') && !context.parentURL?.includes('/node_modules/'));
    if (!ours) return next(specifier, context);
    const url = new URL(own ? specifier.slice(2) : specifier, own ? root : context.parentURL);
    const whole = /\.[a-z]+$/.test(url.pathname) && existsSync(fileURLToPath(url));
    return next(whole ? url.href : `${url.href}.ts`, context);
  },
});
