import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '@/server/page-door/content-security-policy';

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

describe('the policy lets a page run, show and ask what is the shop’s, and be framed by nobody', () => {
  const before = ["default-src 'self'"];
  const after = [
    ...["style-src 'self' 'unsafe-inline'", "img-src 'self' data: https:", "object-src 'none'", "base-uri 'self'"],
    ...["form-action 'self'", "frame-ancestors 'none'"],
  ];
  const KLARNA = ['https://js.klarna.example', 'https://*.klarna.example'];

  it.each<[string, Parameters<typeof contentSecurityPolicy>, string[]]>([
    ['without inline scripts', [''], ["script-src 'self'"]],
    ['with those it names', ["'sha256-a' 'sha256-b'"], ["script-src 'self' 'sha256-a' 'sha256-b'"]],
    [
      'with a service',
      ["'nonce-x'", { meta: '1' }],
      [
        "script-src 'self' 'nonce-x' https://connect.facebook.net",
        "connect-src 'self' https://connect.facebook.net https://www.facebook.com",
      ],
    ],
    [
      'with a provider that takes a payment in the page: its script, its frames, and what it asks',
      ["'nonce-x'", {}, KLARNA],
      [
        `script-src 'self' 'nonce-x' ${KLARNA.join(' ')}`,
        `connect-src 'self' ${KLARNA.join(' ')}`,
        `frame-src 'self' ${KLARNA.join(' ')}`,
      ],
    ],
    [
      'with both',
      ['', { gtm: ids.gtm }, KLARNA],
      [
        `script-src 'self' https://www.googletagmanager.com ${KLARNA.join(' ')}`,
        `connect-src 'self' https://www.googletagmanager.com ${KLARNA.join(' ')}`,
        `frame-src 'self' ${KLARNA.join(' ')}`,
      ],
    ],
  ])('%s', (_name, given, between) =>
    expect(contentSecurityPolicy(...given)).toBe([...before, ...between, ...after].join('; ')),
  );
});
