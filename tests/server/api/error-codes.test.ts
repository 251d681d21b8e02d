import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ErrorCode, errorStatus } from '@/lib/errors';
import { endpoints } from '@/server/api/endpoints';
import { codesOf } from '@/server/api/openapi';
import { routePaths } from './routes-on-disk';

const CODES = Object.keys(errorStatus) as ErrorCode[];
/** Answered by no call of a contract: the net under all calls. */
const NEVER_DOCUMENTED: ErrorCode[] = ['method_not_allowed'];

const codesIn = (text: string) => CODES.filter((code) => new RegExp(`\\b${code}\\b`).test(text));
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

interface Method {
  domain: string;
  name: string;
  comment: string;
}

/** The methods of every domain's interface, with the comments above them. */
function methodsOf(domain: string): Method[] {
  const found = read(`server/${domain}/types.ts`).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\??[(:]/g);
  return [...found].map(([, comment = '', name = '']) => ({ domain, name, comment }));
}

/** What a method may throw, as its comment says; `as \`find\`` is what another one of the domain may throw. */
function thrownBy({ domain, comment }: Method): ErrorCode[] {
  const [, said = ''] = comment.split('@throws {ShopError}');
  const [, other] = /as `(\w+)`/.exec(said) ?? [];
  const alike = methodsOf(domain).find((method) => method.name === other);
  return [...codesIn(said), ...(alike ? thrownBy(alike) : [])];
}

/** `openShop().<property>` → its domain's folder, from server/shop.ts. */
function domainsByProperty(): Map<string, string> {
  const shop = read('server/shop.ts');
  const folders = new Map(
    [...shop.matchAll(/import \{([^}]+)\} from '@\/server\/([\w-]+)\/service'/g)].flatMap(
      ([, names = '', folder = '']) => names.split(',').map((name) => [name.trim(), folder] as const),
    ),
  );
  const made = shop.matchAll(/\b(\w+)(?::| =|: \w+ =) (create\w+)\(/g);
  return new Map([...made].map(([, property = '', create = '']) => [property, folders.get(create) ?? '']));
}

/** What each call of a route asks of the domains: `handle(orderEndpoints.place, … openShop().placing.place(…)`. */
function* asked() {
  const domains = domainsByProperty();
  for (const { file, path } of routePaths()) {
    for (const [, , name = '', work = ''] of read(file).matchAll(
      /\bhandle\(\s*(\w+)\.(\w+),((?:(?!\bhandle\()[\s\S])*)/g,
    )) {
      const endpoint = endpoints.find((one) => one.path === path && one.id.toLowerCase().endsWith(name.toLowerCase()));
      const calls = [...work.matchAll(/openShop\(\)\s*\.(\w+)\s*\.(\w+)\(/g)];
      yield {
        path,
        name,
        endpoint,
        work,
        calls: calls.map(([, property = '', method = '']) => ({ domain: domains.get(property), method })),
      };
    }
  }
}

describe('every error code a call may answer with is documented', () => {
  it('what a domain throws is told by the comments of its interface', () => {
    const untold = [...new Set(domainsByProperty().values())].filter(Boolean).flatMap((domain) => {
      const thrown = [...read(`server/${domain}/service.ts`).matchAll(/new ShopError\('(\w+)'/g)].map(
        ([, code]) => code,
      );
      const told = methodsOf(domain).flatMap(thrownBy) as string[];
      return [...new Set(thrown)].filter((code) => code && !told.includes(code)).map((code) => `${domain}: ${code}`);
    });
    expect(untold).toEqual([]);
  });

  it('what a domain tells is named by the contract of the call that asks it', () => {
    const all = [...asked()];
    expect(all.filter(({ endpoint }) => !endpoint).map(({ path, name }) => `${path} ${name}`)).toEqual([]);
    const missing = all.flatMap(({ path, endpoint, calls, work }) => {
      const documented = endpoint ? codesOf(endpoint) : [];
      const thrown = calls.flatMap(({ domain, method }) =>
        domain
          ? methodsOf(domain)
              .filter(({ name }) => name === method)
              .flatMap(thrownBy)
          : [],
      );
      const own = [...work.matchAll(/new ShopError\('(\w+)'/g)].map(([, code]) => code as ErrorCode);
      return [...new Set([...thrown, ...own])]
        .filter((code) => !documented.includes(code))
        .map((code) => `${path}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('every code there is belongs to some call', () => {
    const documented = new Set(endpoints.flatMap(codesOf));
    expect(CODES.filter((code) => !documented.has(code)).sort()).toEqual([...NEVER_DOCUMENTED].sort());
  });
});
