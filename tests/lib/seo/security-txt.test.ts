import { expect, it } from 'vitest';
import { GET } from '@/app/.well-known/security.txt/route';
import { securityTxt } from '@/lib/seo/security-txt';

const DAY = 86_400_000;

it('names the security contact as RFC 9116 asks', async () => {
  const answer = await GET(
    new Request('http://localhost/.well-known/security.txt', { headers: { host: 'localhost' } }),
  );
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = (await answer.text()).trimEnd().split('\n');
  expect(fields.map((field) => field.split(': ')[0])).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
  ]);
  expect(fields[0]).toMatch(/^Contact: mailto:sikkerhet@[a-z.-]+$/);
});

it.each(['2026-03-02T10:00:00Z', '2027-12-31T23:59:59Z', '2028-02-29T00:00:00Z'])(
  'at %s it has not run out, nor will within a month, but within a year (RFC 9116 §2.5.5)',
  (now) => {
    const [, expires = ''] = /^Expires: (.*)$/m.exec(securityTxt('https://shop.example', new Date(now))) ?? [];
    const left = Date.parse(expires) - Date.parse(now);
    expect(left).toBeGreaterThan(30 * DAY);
    expect(left).toBeLessThan(366 * DAY);
  },
);
