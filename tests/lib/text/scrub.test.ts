import { expect, it } from 'vitest';
import { scrub } from '@/lib/text/scrub';

it.each([
  ['no user kari@example.no here', 'no user <e-mail> here'],
  ['/logg-inn?email=kari%40example.no&x=1 failed', '/logg-inn?… failed'],
  ['order 0b1c9f6e-8a34-4d0e-9a55-6d8f1f0b7c21 is gone', 'order <token> is gone'],
  ['phone +47 90 00 00 00', 'phone <number>'],
  ['from 192.168.100.200', 'from <number>'],
  ['from 81.2.69.1', 'from <address>'],
  ['from 2001:db8:85a3::8a2e:370:7334, again', 'from <address>, again'],
  ['invalid input syntax for type integer: "Kari"', 'invalid input syntax for type integer: "…"'],
  [`Unexpected token 'K', "Kari Nordm"... is not valid JSON`, `Unexpected token 'K', "…" is not valid JSON`],
  ['Key (email)=(kari@example.no) already exists.', 'Key (email)=(…) already exists.'],
  ['Key (name)=(Kari Nordmann) already exists.', 'Key (name)=(…) already exists.'],
  ['cookie Zk3jd83kdj3kd93kdk3k39dkd9k3kd93kd', 'cookie <token>'],
])('rule 18.16: %s', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed));

it.each([
  'Why does the job "deliver mail" fail?',
  'at answer (/srv/nordvidda/server/page-door/open-door.ts:123:45)',
  'GET /api/v1/orders/:x failed (request 0b1c9f6e-8a34-4d0e-9a55-6d8f1f0b7c21)',
  'The database answers again, after 12.3 s',
  'connect ECONNREFUSED 127.0.0.1:5432 at 12:34:56',
])('what names nobody stays: %s', (text) => expect(scrub(text)).toBe(text));
