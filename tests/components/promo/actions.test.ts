import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStore } from '@/components/cart/store';
import { activePromo, isPromoRefusal, removePromo, settlePromo, takePromoCode } from '@/components/promo/actions';
import { promoStore } from '@/components/promo/store';
import { addLine, clear } from '@/lib/cart/cart';
import { wordsOf } from '@/lib/messages';
import { openBrowser } from '@/tests/components/browser';
import { item } from '@/tests/components/cart/two-tabs';

let codes: Record<string, object> = {
  TUR100: { Id: 1, Code: 'TUR100', Name: 'Hundre', Fixed: true, Amount: 10_000, Type: 'code' },
  HALV: { Id: 2, Code: 'HALV', Name: 'Halv pris', Fixed: false, Amount: 0.5, Type: 'code' },
};
let browser: ReturnType<typeof openBrowser>;

beforeEach(() => {
  browser = openBrowser((_method, path) => {
    const found = codes[decodeURIComponent(path.split('/').at(-1) ?? '').toUpperCase()];
    return found ? Response.json(found) : Response.json({ code: 'promo_unknown', message: 'Ukjent' }, { status: 404 });
  });
  cartStore.change(clear);
  promoStore.set(undefined);
  cartStore.change((state) => addLine(state, item(1, 500_00)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const words = wordsOf('promo').promo;
const take = (code: string) => takePromoCode(code, words);
const settle = () => settlePromo(cartStore.get().value);
const total = () => cartStore.get().value.total;

describe('rule 4.13: the promo code in use', () => {
  it('is looked up, stored and deducted once', async () => {
    await take('  tur100 ');
    expect(total()).toBe(400_00);
    expect(JSON.parse(browser.kept.get('activePromocode') ?? '')).toEqual({
      ...{ Code: 'TUR100', Name: 'Hundre', Fixed: true, Amount: 10_000 },
    });
    await take('TUR100').catch(() => undefined);
    expect(total()).toBe(400_00);
  });

  it.each(['«tur100»', ' TUR 100 ', 'tur100.', '\u201cTUR100\u201d'])('rule 5.14: %j is TUR100', async (typed) => {
    await take(typed);
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it('is removed by the shopper', async () => {
    await take('TUR100');
    removePromo();
    expect([total(), activePromo(), browser.kept.has('activePromocode')]).toEqual([500_00, undefined, false]);
    await take('halv');
    expect([total(), activePromo()?.Code]).toEqual([250_00, 'HALV']);
  });

  it('stays when another one is refused', async () => {
    await take('TUR100');
    await expect(take('a/b?')).rejects.toMatchObject({ code: 'promo_unknown', status: 404 });
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it('is kept when the last line goes, and new lines get its discount', async () => {
    await take('TUR100');
    cartStore.change(clear);
    expect([cartStore.get().value.discount.activated, activePromo()?.Code]).toEqual([false, 'TUR100']);
    expect(await settle()).toBe(false);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    expect([await settle(), total()]).toEqual([false, 200_00]);
  });

  it('is not brought back by an answer arriving after its removal', async () => {
    await take('TUR100');
    cartStore.change(clear);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    const settling = settle();
    removePromo();
    expect([await settling, total(), activePromo()]).toEqual([false, 300_00, undefined]);
  });

  it('rule 4.22: an unchanged answer writes nothing, a changed one does', async () => {
    await take('TUR100');
    cartStore.change(clear);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    const settling = settle();
    const applied = cartStore.get().value;
    await settling;
    expect(cartStore.get().value).toBe(applied);
    cartStore.change(clear);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    const before = codes;
    codes = { ...codes, TUR100: { ...codes.TUR100, Amount: 20_000 } };
    expect([await settle(), total(), activePromo()?.Amount]).toEqual([false, 100_00, 20_000]);
    codes = before;
  });

  it('is dropped for new lines when it has expired', async () => {
    await take('TUR100');
    cartStore.change(clear);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    const { TUR100, ...rest } = codes;
    codes = rest;
    expect([await settle(), total(), activePromo()]).toEqual([true, 300_00, undefined]);
    codes = { ...rest, TUR100: TUR100 as object };
  });

  it('a discount whose code is lost goes too, as it could not be sent with the order', async () => {
    await take('TUR100');
    browser.kept.delete('activePromocode');
    promoStore.load();
    await settle();
    expect(total()).toBe(500_00);
  });

  it('a code with its discount is left alone', async () => {
    await take('TUR100');
    promoStore.load();
    await settle();
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it.each(['', '{', 'null', '[]', '1', '{"Code":"X","Name":"","Fixed":false,"Amount":2}', '{"Code":"X","Fixed":true}'])(
    'stored as %j is none',
    (text) => {
      for (const how of ['group', 'warn', 'groupEnd'] as const) vi.spyOn(console, how).mockImplementation(() => {});
      browser.kept.set('activePromocode', text);
      promoStore.load();
      expect(activePromo()).toBeUndefined();
    },
  );
});

describe('rule 4.6: a discount applies once, until it is removed', () => {
  it('a better code does not replace the one in use, and the message says how to change', async () => {
    await take('TUR100');
    await expect(take('halv')).rejects.toMatchObject({
      code: 'promo_in_use',
      message: 'Du bruker allerede TUR100. Fjern den først hvis du heller vil bruke HALV.',
    });
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it('the same code again is reported as in use', async () => {
    await take('TUR100');
    await expect(take(' tur100')).rejects.toMatchObject({
      code: 'promo_same',
      message: 'TUR100 er allerede i bruk.',
    });
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it('also before its discount is back on new lines', async () => {
    await take('TUR100');
    cartStore.change(clear);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    await expect(take('halv')).rejects.toMatchObject({ code: 'promo_in_use' });
    expect([await settle(), total()]).toEqual([false, 200_00]);
  });

  it('an expired code blocks no other', async () => {
    await take('TUR100');
    const { TUR100, ...rest } = codes;
    codes = rest;
    await take('halv');
    expect([total(), activePromo()?.Code]).toEqual([250_00, 'HALV']);
    codes = { ...rest, TUR100: TUR100 as object };
  });

  it('a code waiting for lines deducts nothing and gives way', async () => {
    await take('TUR100');
    cartStore.change(clear);
    await take('halv');
    expect(activePromo()?.Code).toBe('HALV');
  });
});

it.each([
  ['promo_expired', true],
  ['promo_unknown', true],
  ['too_many_requests', false],
  ['not_enough_stock', false],
] as const)('%s refuses the promo code: %s', (code, refusal) => {
  expect(isPromoRefusal({ code })).toBe(refusal);
});
