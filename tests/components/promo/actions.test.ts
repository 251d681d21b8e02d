import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartStore } from '@/components/cart/store';
import { activePromo, dropPromo, isPromoRefusal, settlePromo, takePromoCode } from '@/components/promo/actions';
import { promoStore } from '@/components/promo/store';
import { addLine, clear } from '@/lib/cart/cart';
import { openBrowser } from '@/tests/components/browser';
import { item } from '@/tests/components/cart/two-tabs';

const codes: Record<string, object> = {
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
afterEach(() => vi.unstubAllGlobals());

const total = () => cartStore.get().value.total;

describe('rule 4.13: the promo code in use', () => {
  it('is asked for, stored and taken off once', async () => {
    await takePromoCode('  tur100 ');
    expect(total()).toBe(400_00);
    expect(JSON.parse(browser.kept.get('activePromocode') ?? '')).toEqual({
      ...{ Code: 'TUR100', Name: 'Hundre', Fixed: true, Amount: 10_000 },
    });
    await takePromoCode('TUR100');
    expect(total()).toBe(400_00);
  });

  it('gives way to another code, and to none', async () => {
    await takePromoCode('TUR100');
    await takePromoCode('halv');
    expect([total(), activePromo()?.Code]).toEqual([250_00, 'HALV']);
    dropPromo();
    expect([total(), activePromo(), browser.kept.has('activePromocode')]).toEqual([500_00, undefined, false]);
  });

  it('stays when another one is refused', async () => {
    await takePromoCode('TUR100');
    await expect(takePromoCode('a/b?')).rejects.toMatchObject({ code: 'promo_unknown', status: 404 });
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it('goes with the last line, and the next cart begins without it', async () => {
    await takePromoCode('TUR100');
    cartStore.change(clear);
    cartStore.change((state) => addLine(state, item(2, 300_00)));
    promoStore.load();
    settlePromo(cartStore.get().value);
    expect([total(), activePromo(), browser.kept.has('activePromocode')]).toEqual([300_00, undefined, false]);
  });

  it('a discount whose code is lost goes too, as it could not be sent with the order', async () => {
    await takePromoCode('TUR100');
    browser.kept.delete('activePromocode');
    promoStore.load();
    settlePromo(cartStore.get().value);
    expect(total()).toBe(500_00);
  });

  it('both there are left alone', async () => {
    await takePromoCode('TUR100');
    promoStore.load();
    settlePromo(cartStore.get().value);
    expect([total(), activePromo()?.Code]).toEqual([400_00, 'TUR100']);
  });

  it.each(['', '{', 'null', '[]', '1', '{"Code":"X","Name":"","Fixed":false,"Amount":2}', '{"Code":"X","Fixed":true}'])(
    'stored as %j is none',
    (text) => {
      browser.kept.set('activePromocode', text);
      promoStore.load();
      expect(activePromo()).toBeUndefined();
    },
  );
});

it.each([
  ['promo_expired', true],
  ['promo_unknown', true],
  ['promo_coming', true],
  ['not_enough_stock', false],
] as const)('%s refuses the promo code: %s', (code, refusal) => {
  expect(isPromoRefusal({ code })).toBe(refusal);
});
