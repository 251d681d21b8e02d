import { createStore } from 'jotai';
import { describe, expect, test, vi } from 'vitest';
import { createUserStore, LOADED_KEY } from '@/components/session/store';
import { followUser } from '@/components/session/sync-user';

const customer = { id: 7, firstname: 'Kari' } as Parameters<ReturnType<typeof createUserStore>['load']>[0];

function browser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  return { kept, user: createUserStore(() => storage, createStore()) };
}

describe('who is logged in', () => {
  test('nothing personal is stored, only that someone was loaded', () => {
    const { kept, user } = browser();
    user.load(customer);
    expect([...kept]).toEqual([[LOADED_KEY, 'true']]);
    expect(user.get()).toEqual({ user: customer, state: 'known' });
    user.clear();
    expect([...kept]).toEqual([]);
    expect(user.get()).toEqual({ user: undefined, state: 'known' });
  });

  test('a question on the way keeps who is shown', () => {
    const { user } = browser();
    user.load(customer);
    user.asking();
    expect(user.get()).toEqual({ user: customer, state: 'asking' });
  });

  test('a browser that keeps nothing still knows its user', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const user = createUserStore(refuse, createStore());
    user.load(customer);
    expect(user.get().user).toBe(customer);
    expect(user.flag()).toBe(false);
  });
});

describe('another tab', () => {
  function followed() {
    const { kept, user } = browser();
    const page = new EventTarget() as Window;
    const reload = vi.fn();
    const stop = followUser(user, page, reload);
    const storage = (key: string | null, oldValue: string | null, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
    return { kept, user, page, reload, stop, storage };
  }

  test('logs in or out: the page reloads; anything else does nothing', () => {
    const { storage, reload, stop } = followed();
    storage('cart', null, '{}');
    storage(LOADED_KEY, 'true', 'true');
    expect(reload).not.toHaveBeenCalled();
    storage(LOADED_KEY, null, 'true');
    storage(LOADED_KEY, 'true', null);
    expect(reload).toHaveBeenCalledTimes(2);
    stop();
    storage(LOADED_KEY, null, 'true');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('a page out of the back/forward cache does not show who has left', () => {
    const { kept, user, page, reload } = followed();
    const show = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    user.load(customer);
    show();
    expect(reload).not.toHaveBeenCalled();
    kept.clear();
    show();
    expect(reload).toHaveBeenCalledOnce();
  });
});
