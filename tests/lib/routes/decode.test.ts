import { expect, it } from 'vitest';
import { decoded } from '@/lib/routes/decode';

it.each([
  ['bl%C3%A5b%C3%A6r', 'blåbær'],
  ['blåbær', 'blåbær'],
  ['50 % ull', '50 % ull'],
  ['%', '%'],
  ['%ED%A0%80', '%ED%A0%80'],
  // 'a%2500' in the address bar.
  ['a%00', 'a%00'],
  ['a%1b', 'a%1b'],
  ['a%2500', 'a%00'],
])('rule 5.13: %j is read as %j', (part, text) => expect(decoded(part)).toBe(text));
