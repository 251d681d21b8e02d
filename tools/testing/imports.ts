import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const TYPES_ONLY = /^(?:import|export) type [^;]*;$/gm;
const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\bmock\(|\brequire\()\s*(?:['"`])([^'"`\n$]+)['"`]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts'];

function resolved(from: string, specifier: string): string | undefined {
  const [, root, rest = ''] = /^(@|demo-chain)\/(.*)$/.exec(specifier) ?? [];
  if (!root && !specifier.startsWith('.')) return undefined;
  const base = normalize(
    root ? join(root === '@' ? '' : 'packages/demo-chain/src', rest) : join(dirname(from), specifier),
  );
  return ENDINGS.map((ending) => base + ending).find((path) => existsSync(path) && statSync(path).isFile());
}

export class Imports {
  readonly #of = new Map<string, string[]>();

  #direct(file: string): string[] {
    const known = this.#of.get(file);
    if (known) return known;
    const text = /\.(?:tsx?|mjs|css)$/.test(file) ? readFileSync(file, 'utf8') : '';
    const found = [...text.replace(TYPES_ONLY, '').matchAll(SPECIFIER)].flatMap(
      ([, specifier = '']) => resolved(file, specifier) ?? [],
    );
    this.#of.set(file, found);
    return found;
  }

  reach(file: string): Set<string> {
    const found = new Set<string>();
    const left = [file];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      left.push(...this.#direct(next));
    }
    return found;
  }

  /** Hashes everything `file` reaches, and what the globs name. */
  fingerprint(file: string, also: string[] = []): string {
    const all = new Set([...this.reach(file), ...also.flatMap((glob) => globSync(glob))]);
    const hash = createHash('sha256');
    for (const path of [...all].sort())
      if (statSync(path).isFile()) hash.update(path).update('\0').update(readFileSync(path));
    return hash.digest('hex').slice(0, 16);
  }
}
