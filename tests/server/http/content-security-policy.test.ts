import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/server/http/content-security-policy';

const ids = { ga: 'G-1', gtm: 'GTM-1', meta: '1' };
const outside = (policy: string) => [...new Set(policy.match(/https:\/\/[^\s;]+/g) ?? [])].sort();

describe('the policy allows the hosts of the services that are set up, and no others', () => {
  it.each<[string, Partial<typeof ids>, string[]]>([
    ['none', {}, []],
    ['ids that are not set', { ga: undefined }, []],
    [
      'analytics',
      { ga: ids.ga },
      ['https://*.analytics.google.com', 'https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    ],
    ['the tag manager', { gtm: ids.gtm }, ['https://www.googletagmanager.com']],
    ['the pixel', { meta: ids.meta }, ['https://connect.facebook.net', 'https://www.facebook.com']],
  ])('%s', (_name, given, hosts) => {
    expect(outside(contentSecurityPolicy("'nonce-x'", given as object))).toEqual(hosts);
  });

  it('scripts from the providers only, and without them nothing but our own connections', () => {
    const all = contentSecurityPolicy("'sha256-x'", ids);
    expect(all).toContain(
      "script-src 'self' 'sha256-x' https://www.googletagmanager.com https://connect.facebook.net;",
    );
    expect(all).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(contentSecurityPolicy("'sha256-x'")).not.toContain('connect-src');
  });
});
