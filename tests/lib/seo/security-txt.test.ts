import { expect, it } from 'vitest';
import { GET } from '@/app/.well-known/security.txt/route';
import { SECURITY_TXT_EXPIRES } from '@/lib/seo/security-txt';

const DAY = 86_400_000;

it('says whom to tell of a hole, as RFC 9116 has it', async () => {
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

it('has not run out, nor will within a month: move SECURITY_TXT_EXPIRES on, by less than a year', () => {
  const left = Date.parse(SECURITY_TXT_EXPIRES) - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(366 * DAY);
});
