import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '@/tests/support/raw-http';
import { openTestDoor } from './open';

const NEXT = 'node_modules/next/dist';

/** What Next 16.4.6 reads of a request, or lets change what it answers, beside what pages may be asked with. */
const READ_BY_NEXT = [
  'content-security-policy',
  'content-security-policy-report-only',
  'next-action',
  'next-hmr-refresh',
  'next-html-request-id',
  'next-request-id',
  'next-resume',
  'next-resume-state-length',
  'rsc-action-redirect',
  'traceparent',
  'x-action-revalidated',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-invocation-id',
  'x-invoke-path',
  'x-matched-path',
  'x-middleware-next',
  'x-middleware-override-headers',
  'x-middleware-prefetch',
  'x-middleware-request-host',
  'x-middleware-rewrite',
  'x-middleware-subrequest',
  'x-next-cache-tags',
  'x-next-resume-state-length',
  'x-next-revalidate-tag-token',
  'x-next-revalidated-tags',
  'x-nextjs-data',
  'x-nextjs-rewrite',
  'x-now-route-matches',
  'x-prerender-bypass-mode',
  'x-prerender-revalidate',
  'x-prerender-revalidate-if-generated',
  'x-real-ip',
  'x-vercel-id',
];

async function headersBehind(path: string, headers: Record<string, string>) {
  let seen: NodeJS.Dict<string | string[]> = {};
  const { url } = await openTestDoor((request, response) => {
    seen = { ...request.headers };
    response.end();
  });
  await ask(url, path, { host: 'localhost', ...headers });
  return seen;
}

describe('rule 18.11: a request may not say what only the shop says', () => {
  it.each(READ_BY_NEXT)('%s does not reach a page', async (name) => {
    // The policy is then the door's own word, by which Next marks its scripts.
    expect((await headersBehind('/sko', { [name]: '1' }))[name]).not.toBe('1');
  });

  it.each(['Googlebot/2.1', ''])('whoever reads it (%j) is everybody to a page', async (agent) => {
    const headers: Record<string, string> = agent ? { 'user-agent': agent } : {};
    expect((await headersBehind('/sko', headers))['user-agent']).toBe('everybody');
  });

  it('what a page may be asked with does', async () => {
    const headers = {
      cookie: 'a=1',
      rsc: '1',
      referer: 'http://localhost/',
    };
    expect(await headersBehind('/sko', headers)).toMatchObject(headers);
  });

  it.each(
    READ_BY_NEXT.filter((name) => /^(?:x-(?:middleware|next|now|prerender|matched|invo)|next-|content-sec)/.test(name)),
  )('%s does not reach a call either', async (name) => {
    expect(Object.keys(await headersBehind('/api/v1/health', { [name]: '1' }))).not.toContain(name);
  });

  it('a call keeps its own', async () => {
    const headers = {
      authorization: 'Bearer x',
      'idempotency-key': 'k',
      'x-xsrf-token': 't',
      'content-type': 'application/json',
    };
    expect(await headersBehind('/api/v1/health', headers)).toMatchObject(headers);
  });

  it('the headers Next names for itself are among these', () => {
    const names = new Set<string>();
    for (const file of [`${NEXT}/lib/constants.js`, `${NEXT}/client/components/app-router-headers.js`])
      for (const [, name] of readFileSync(file, 'utf8').matchAll(/const [A-Z_]*HEADER[A-Z_]* = '([a-z0-9-]+)'/g))
        names.add(name as string);
    // Said by answers, or what the router asks pages with and the address vouches for.
    const others = /^(?:rsc|next-router-|next-url|x-nextjs-|x-next-cache-|cache-control|link)/;
    const unknown = [...names].filter((name) => !others.test(name) && !READ_BY_NEXT.includes(name));
    expect(names.size).toBeGreaterThan(10);
    expect(unknown).toEqual([]);
  });
});
