import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ShopError } from '@/lib/errors';
import fieldMessages from '@/messages/fields.nb.json';
import messages from '@/messages/nb.json';
import { createCallBudget } from '@/server/api/call-budget';
import { callTexts } from '@/server/api/call-texts';
import { errorResponse, fieldsOf } from '@/server/api/errors';
import { readJson, readText } from '@/server/api/json-body';

describe('rule 5.13: a call holds what somebody types', () => {
  const NUL = 'a\0';
  it.each<[string, unknown, unknown, string[]]>([
    ['letters come composed', { name: 'Bla\u030aba\u0308r' }, { name: 'Blåbär' }, []],
    [
      'what is no text is as it was',
      { a: 1, b: true, c: null, d: undefined },
      { a: 1, b: true, c: null, d: undefined },
      [],
    ],
    ['a text by itself', NUL, '', ['']],
    ['a text in a field', { name: NUL, other: 'x' }, { name: '', other: 'x' }, ['name']],
    [
      'a text in a list in a field',
      { lines: [{ ean: 'x' }, { ean: NUL }] },
      { lines: [{ ean: 'x' }, { ean: '' }] },
      ['lines.1.ean'],
    ],
    ['each place once', [NUL, NUL], ['', ''], ['0', '1']],
    [
      'the name of a field, at what has it',
      { who: { [NUL]: 1, [`b${NUL}`]: 2 } },
      { who: { [NUL]: 1, [`b${NUL}`]: 2 } },
      ['who'],
    ],
  ])('%s', (_what, sent, value, refused) => expect(callTexts(sent)).toEqual({ value, refused }));

  it('a field called __proto__ is a field like others', () => {
    const { value, refused } = callTexts(JSON.parse('{"__proto__":{"name":"a"},"b":1}'));
    expect(refused).toEqual([]);
    expect(Object.keys(value as object)).toEqual(['__proto__', 'b']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it('is read twenty levels down, and refused where it goes deeper', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });
    expect(callTexts(deep(20))).toEqual({ value: deep(20), refused: [] });
    expect(callTexts(deep(21)).refused).toEqual([Array(20).fill('a').join('.')]);
    expect(JSON.stringify(callTexts(deep(21)).value)).not.toContain('x');
  });
});

describe('rule 7.13: a network may make so many calls in a minute', () => {
  const from = (address: string) => new Request('http://localhost/', { headers: { 'x-forwarded-for': address } });
  const budget = (perMinute: number) => {
    const clock = { now: 1_000 };
    const spend = createCallBudget(perMinute, () => clock.now);
    /** Undefined, or for how many seconds it is refused. */
    const asked = (address = '203.0.113.1') => {
      try {
        return spend(from(address));
      } catch (error) {
        expect((error as ShopError).code).toBe('too_many_requests');
        return (error as ShopError).retryAfter;
      }
    };
    return { clock, asked };
  };

  it('and is told when it may again', () => {
    const { clock, asked } = budget(2);
    expect([asked(), asked(), asked()]).toEqual([undefined, undefined, 60]);
    clock.now += 59_001;
    expect(asked()).toBe(1);
    clock.now += 998;
    expect(asked()).toBe(1);
    clock.now += 1;
    expect([asked(), asked(), asked()]).toEqual([undefined, undefined, 60]);
  });

  it('each for itself, as long as there are not too many: then the rest share one', () => {
    const { asked } = budget(1);
    for (let n = 0; n < 20_000; n++) expect(asked(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)).toBeUndefined();
    expect([asked('192.0.2.1'), asked('192.0.2.2')]).toEqual([undefined, 60]);
    expect(asked('10.0.0.0')).toBe(60);
  });
});

describe('a body', () => {
  const sent = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    new Request('http://localhost/', {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json', ...headers },
    } as RequestInit);
  const code = (work: Promise<unknown>) => work.catch((error: ShopError) => error.code);

  it.each([
    ['as long as it may be', '"12345678"', {}, '12345678'],
    ['a byte longer', '"123456789"', {}, 'payload_too_large'],
    ['that says to be as long as it may be', '1', { 'content-length': '10' }, 1],
    ['that says to be longer', '1', { 'content-length': '11' }, 'payload_too_large'],
    ['that is none', null, {}, 'invalid_body'],
    ['that does not say what it is', '1', { 'content-type': '' }, 'unsupported_media_type'],
    ['of a type written loosely', '1', { 'content-type': ' Application/JSON ; charset=x' }, 1],
  ])('%s', async (_what, body, headers, expected) =>
    expect(await code(readJson(sent(body, headers), 10))).toBe(expected),
  );

  it('is read as it was written for who has to judge it', async () => {
    expect(await readText(sent('{"a" :1}'), 8)).toBe('{"a" :1}');
    expect(await code(readText(sent('{"a" :11}'), 8))).toBe('payload_too_large');
    expect(await readText(sent(null), 8)).toBe('');
  });
});

describe('rule 8.12: what is wrong is told by its field', () => {
  const wrong = (schema: z.ZodType, sent: unknown) => ({ ...fieldsOf(schema.safeParse(sent).error as z.ZodError) });
  const Order = z.strictObject({
    name: z.string().min(2).regex(/^x/),
    lines: z.array(z.strictObject({ ean: z.string() })),
  });

  it.each<[string, unknown, Record<string, string[]>]>([
    ['missing', { name: 'xx' }, { lines: ['required'] }],
    ['of another kind', { name: 1, lines: [] }, { name: ['invalid'] }],
    ['wrong in two ways, said once', { name: 'a', lines: [] }, { name: ['invalid'] }],
    ['in a list', { name: 'xx', lines: [{ ean: 'a' }, {}] }, { 'lines.1.ean': ['required'] }],
    [
      'known to nobody',
      { name: 'xx', lines: [{ ean: 'a', b: 1, c: 2 }] },
      { 'lines.0.b': ['invalid'], 'lines.0.c': ['invalid'] },
    ],
    ['the whole', undefined, { '': ['required'] }],
  ])('%s', (_what, sent, fields) => expect(wrong(Order, sent)).toEqual(fields));

  it('also one called __proto__', () =>
    expect(
      Object.entries(fieldsOf(z.strictObject({}).safeParse(JSON.parse('{"__proto__":1}')).error as z.ZodError)),
    ).toEqual([['__proto__', ['invalid']]]));
});

describe('rule 8.12: an error', () => {
  afterEach(() => void vi.restoreAllMocks());
  const asking = (headers: Record<string, string> = {}) =>
    new Request('http://localhost/api/v1/orders/0b3e2c1a-0000-4000-8000-000000000000?email=kari', { headers });
  const said = async (error: unknown, headers = {}) => {
    const answer = errorResponse(error, asking(headers));
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  it('says how long to wait, in its header and in words where they have a place for it', async () => {
    const slow = await said(new ShopError('too_many_requests', { retryAfter: 90 }));
    expect(slow.headers.get('retry-after')).toBe('90');
    expect((await said(new ShopError('too_many_requests'))).headers.get('retry-after')).toBe('2');
    expect((await said(new ShopError('not_found'))).headers.get('retry-after')).toBeNull();
    expect(slow.body.message).toContain('2 minutter');
    expect((await said(new ShopError('too_many_requests'))).body.message).toContain('et øyeblikk');
  });

  it('rule 15.33: shows what an order’s number looks like at the brand that is asked', async () => {
    const { body } = await said(new ShopError('invalid_form', { fields: { number: ['order_number_invalid'] } }));
    expect(body.errors).toEqual({ number: ['Ordrenummeret ser slik ut: NV-100001'] });
  });

  it('has the words it brings before its own', async () => {
    expect((await said(new ShopError('not_found', { words: 'Skoen er borte' }))).body.message).toBe('Skoen er borte');
    expect((await said(new ShopError('not_found'))).body.message).toBe(messages.errors.not_found);
  });

  it('tells a field in words, and one without words that it is wrong', async () =>
    expect(
      (await said(new ShopError('invalid_body', { fields: { a: ['required'], b: ['nobody_knows'] } }))).body.errors,
    ).toEqual({
      ...{ a: [fieldMessages.required], b: [fieldMessages.invalid] },
    }));

  it('that nobody expected is logged by the request it came with, and the log names no person', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { headers, status } = await said(new Error('x'), { 'x-request-id': 'abc' });
    expect([status, headers.get('x-error-id'), headers.get('cache-control')]).toEqual([500, 'abc', 'no-store']);
    expect(log.mock.calls[0]?.[0]).toMatch(/^GET \/api\/v1\/orders\/.* failed \(request abc\)$/);
    expect(log.mock.calls[0]?.[0]).not.toMatch(/0b3e2c1a|kari/);
  });
});
