// Lets Node 24 run our TypeScript outside Next: '@/' means the repository root, 'demo-chain/' the sources of that package, and '.ts'
// may be left out.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../', import.meta.url);
const roots = { '@/': root, 'demo-chain/': new URL('packages/demo-chain/src/', root) };

registerHooks({
  resolve(specifier, context, next) {
    const own = Object.keys(roots).find((prefix) => specifier.startsWith(prefix));
    // Only sources of ours leave the ending out: what Next built, and Next itself, resolve as Node does.
    const ours = own || (specifier.startsWith('.') && context.parentURL?.endsWith('.ts'));
    if (!ours) return next(specifier, context);
    const url = own ? new URL(specifier.slice(own.length), roots[own]) : new URL(specifier, context.parentURL);
    const whole = /\.[a-z]+$/.test(url.pathname) && existsSync(fileURLToPath(url));
    if (!whole) return next(`${url.href}.ts`, context);
    const importAttributes = url.pathname.endsWith('.json') ? { type: 'json' } : context.importAttributes;
    return { ...next(url.href, { ...context, importAttributes }), importAttributes };
  },
});
