import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { type ErrorCode, errorStatus, ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { codesOf } from '@/server/api/openapi';
import { routePaths } from './routes-on-disk';

const CODES = Object.keys(errorStatus) as ErrorCode[];
/** Answered by no endpoint: the net under all of them. */
const NEVER_DOCUMENTED: ErrorCode[] = ['method_not_allowed'];
/** Parts of the shop that throw nothing but what every endpoint may answer. */
const HARMLESS = ['searchLog'];

const codesIn = (text: string) => CODES.filter((code) => new RegExp(`\\b${code}\\b`).test(text));
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
/** A part of one file says its contract there. */
const contractOf = (folder: string) => `${read(`${folder}/types.ts`)}\n${read(`${folder}/service.ts`)}`;

/** The methods of a part with the comments above them; '' where there is none. */
function methodsOf(folder: string): Map<string, string> {
  const text = contractOf(folder);
  const all = [...text.matchAll(/^ {2,4}(?:async )?(?:function )?(\w+)\??[<(:]/gm)].map(
    ([, name = '']): [string, string] => [name, ''],
  );
  const commented = [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:async )?(?:function )?(\w+)\??[<(:]/g)].map(
    ([, comment = '', name = '']): [string, string] => [name, comment],
  );
  return new Map([...all, ...commented]);
}

/** What a method may throw, as its comment says; `as \`find\`` is what another one of the part may throw. */
function thrownBy(methods: Map<string, string>, method: string): ErrorCode[] {
  const [, said = ''] = (methods.get(method) ?? '').split('@throws {ShopError}');
  const [, other] = /as `(\w+)`/.exec(said) ?? [];
  return [...codesIn(said), ...(other ? thrownBy(methods, other) : [])];
}

const shop = read('server/shop.ts');
/** What `shop.<room>.<name>` is called in its room: `accounts: customers.customers`. */
const parts = new Map([...shop.matchAll(/(\w+): \w+\.(\w+)[,\s}]/g)].map(([, name = '', part = '']) => [name, part]));
/** `shop.<room>.<verb>` → the part and its method: `place: orders.placing.place`. */
const verbs = new Map(
  [...shop.matchAll(/(\w+): \w+\.(\w+)\.(\w+)/g)].map(([, verb = '', property = '', method = '']) => [
    verb,
    { property, method },
  ]),
);

/** A part's name in its room → its folder, from the facades of the rooms. */
function foldersByProperty(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('server/*/open.ts')) {
    const text = read(file);
    const folders = new Map(
      [...text.matchAll(/import \{([^}]+)\} from '(\.[\w./-]*|@\/server\/[\w/-]+)\/service'/g)].flatMap(
        ([, names = '', from = '']) => {
          const folder = from.startsWith('@/') ? from.slice(2) : posix.join(posix.dirname(file), from);
          return names.split(',').map((name) => [name.trim(), folder] as const);
        },
      ),
    );
    for (const [, property = '', create = ''] of text.matchAll(/\b(\w+)(?::| =|: \w+ =) (create\w+)\(/g)) {
      const folder = folders.get(create);
      // Other rooms name their emails for the part that sends them.
      if (folder && (!found.has(property) || posix.basename(folder) === property)) found.set(property, folder);
    }
  }
  return found;
}

/** The endpoints of every route file, with the parts of the shop that each asks. */
const asked = routePaths().flatMap(({ file, path }) =>
  [...read(file).matchAll(/\b(?:handle|endpoint)\(\s*(\w+)\.(\w+),((?:(?!\bhandle\()[\s\S])*)/g)].map(
    ([, , name = '', work = '']) => ({
      path,
      name,
      endpoint: endpoints.find((one) => one.path === path && one.id.toLowerCase().endsWith(name.toLowerCase())),
      calls: [...work.matchAll(/\bshop\s*\.\w+\s*\.(\w+)(?:\s*\.(\w+))?\(/g)]
        .map(([, name = '', method]) => (method ? { property: parts.get(name) ?? name, method } : verbs.get(name)))
        .map((call) => call ?? { property: work, method: '' })
        .filter(({ property }) => !HARMLESS.includes(property)),
    }),
  ),
);

describe('every error code an endpoint may answer is declared by its contract', () => {
  const folders = foldersByProperty();

  it('finds the routes, what they ask and who answers', () => {
    expect(asked.map(({ endpoint, path, name }) => endpoint?.id ?? `${path} ${name}`)).toHaveLength(endpoints.length);
    expect(asked.filter(({ endpoint }) => !endpoint).map(({ path, name }) => `${path} ${name}`)).toEqual([]);
    const calls = asked.flatMap((one) => one.calls);
    expect(calls.length).toBeGreaterThan(50);
    const lost = calls.filter(({ property, method }) => !methodsOf(folders.get(property) ?? '').has(method));
    expect(lost.map(({ property, method }) => `shop.${property}.${method}`)).toEqual([]);
  });

  it('what a part throws is told by the comments of its interface', () => {
    const parts = [...new Set(folders.values())].map((folder) => ({
      folder,
      thrown: [...read(`${folder}/service.ts`).matchAll(/new ShopError\('(\w+)'/g)].map(([, code = '']) => code),
    }));
    expect(parts.flatMap(({ thrown }) => thrown).length).toBeGreaterThan(50);
    const untold = parts.flatMap(({ folder, thrown }) => {
      const comments = contractOf(folder).matchAll(/@throws \{ShopError\}((?:(?!\*\/)[\s\S])*)/g);
      const told: string[] = [...comments].flatMap(([, said = '']) => codesIn(said));
      return [...new Set(thrown)].filter((code) => !told.includes(code)).map((code) => `${folder}: ${code}`);
    });
    expect(untold).toEqual([]);
  });

  it('what a part tells is named by the contract of the endpoint that asks it', () => {
    const missing = asked.flatMap(({ path, endpoint, calls }) => {
      const declared = endpoint ? codesOf(endpoint) : [];
      const thrown = calls.flatMap(({ property, method }) => thrownBy(methodsOf(folders.get(property) ?? ''), method));
      return [...new Set(thrown)].filter((code) => !declared.includes(code)).map((code) => `${path}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('every code there is belongs to some endpoint', () => {
    const declared = new Set(endpoints.flatMap(codesOf));
    expect(CODES.filter((code) => !declared.has(code)).sort()).toEqual([...NEVER_DOCUMENTED].sort());
  });

  it('a route cannot throw another code, nor an error without the values of its words', () => {
    handle({ errors: ['promo_expired'] }, async ({ refusal }) => {
      // @ts-expect-error: its contract does not name the code
      refusal('promo_unknown');
      return refusal('promo_expired');
    });
    // @ts-expect-error: its words say a date
    expect(() => new ShopError('withdrawal_too_late')).not.toThrow();
    // @ts-expect-error: its words take no values
    expect(() => new ShopError('not_found', { values: { date: '' } })).not.toThrow();
  });
});
