import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('window', { sessionStorage });
});
const open = () => import('@/components/customer-form/store');

test('a draft is there after a reload, but never with a password', async () => {
  const { registerDraft } = await open();
  registerDraft.write({ firstname: 'Kari', password: 'min hemmelige tur', password_confirmation: 'min hemmelige tur' });
  vi.resetModules();
  expect((await open()).registerDraft.read()).toEqual({ firstname: 'Kari' });
  expect([...kept.values()].join()).not.toContain('hemmelig');
});

test('each customer has a draft of their own', async () => {
  const { settingsDraft } = await open();
  settingsDraft(7).write({ city: 'Bodø' });
  expect(settingsDraft(7).read()).toEqual({ city: 'Bodø' });
  expect(settingsDraft(8).read()).toBeUndefined();
});

test('unsent input is reported, whoever typed it', async () => {
  const { consentsDraft, hasDraft, settingsDraft } = await open();
  expect(hasDraft(7)).toBe(false);
  settingsDraft(7).write({});
  expect(hasDraft(7)).toBe(false);
  consentsDraft(7).write({ club: true });
  expect([hasDraft(7), hasDraft(8)]).toEqual([true, false]);
});

test('logging out deletes every draft', async () => {
  const { consentsDraft, registerDraft, settingsDraft } = await open();
  registerDraft.write({ firstname: 'Kari' });
  settingsDraft(7).write({ city: 'Bodø' });
  consentsDraft(7).write({ club: true });
  await (await import('@/components/browser-store')).forgetAllOf('person');
  expect([...kept]).toEqual([]);
  expect(settingsDraft(7).read()).toBeUndefined();
});
