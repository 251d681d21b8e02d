import { expect, it } from 'vitest';
import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { scrub } from '@/lib/text/scrub';
import { isUuid, uuidIn } from '@/lib/text/uuid';

const TOKEN = '0b1c9f6e-8a34-4d0e-9a55-6d8f1f0b7c21';

it.each([TOKEN, TOKEN.toUpperCase()])('the link of a receipt works in any case: %s', (token) => {
  expect(isUuid(token)).toBe(true);
  expect(uuidIn(`http://localhost:3000/kvittering/${token}?x`)).toBe(TOKEN);
  expect(orderEndpoints.cancel.params.safeParse({ token }).success).toBe(true);
  expect(scrub(`GET /kvittering/${token}`)).not.toContain(token);
});

it.each(['', TOKEN.slice(1), `${TOKEN}0`, TOKEN.replaceAll('-', '')])('%s is no token', (text) =>
  expect(isUuid(text)).toBe(false),
);
