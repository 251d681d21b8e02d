import { describe, expect, test, vi } from 'vitest';
import { createUserStore } from '@/components/session/store';
import { openBrowser } from '@/tests/components/tabs';

const customer = { id: 7, firstname: 'Kari' } as Parameters<ReturnType<typeof createUserStore>['load']>[0];

function browser() {
  const { openTab, local, refuse } = openBrowser();
  const { tab, wake } = openTab();
  return { kept: local, refuse, wake, user: createUserStore(tab), other: createUserStore(openTab().tab) };
}

describe('who is logged in', () => {
  test('stores nothing personal, only that someone was loaded', () => {
    const { kept, user } = browser();
    user.load(customer);
    expect([...kept]).toEqual([['userLoaded', 'true']]);
    expect(user.get()).toEqual({ user: customer, state: 'known' });
    user.clear();
    expect([...kept]).toEqual([]);
    expect(user.get()).toEqual({ user: undefined, state: 'known' });
  });

  test('a request under way keeps the shown user', () => {
    const { user } = browser();
    user.load(customer);
    user.asking();
    expect(user.get()).toEqual({ user: customer, state: 'asking' });
  });

  test('a browser without storage still knows its user', () => {
    const { kept, refuse, user } = browser();
    refuse();
    user.load(customer);
    expect(user.get().user).toBe(customer);
    expect([user.flag(), kept.size]).toEqual([true, 0]);
  });
});

describe('another tab', () => {
  function followed() {
    const reload = vi.fn();
    const opened = browser();
    return { ...opened, reload, stop: opened.user.onOtherTab(reload) };
  }

  test('logs in or out: the page reloads; anything else does nothing', () => {
    const { user, other, kept, reload, stop } = followed();
    user.load(customer);
    kept.set('cart', '{}');
    other.load(customer);
    expect(reload).not.toHaveBeenCalled();
    other.clear();
    other.load(customer);
    expect(reload).toHaveBeenCalledTimes(2);
    stop();
    other.clear();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('logs out and in again before this one notices: it reloads, as it may be somebody else', () => {
    const { tab, page } = openOne();
    const user = createUserStore(tab);
    const reload = vi.fn();
    user.load(customer);
    user.onOtherTab(reload);
    for (const [oldValue, newValue] of [
      ['true', null],
      [null, 'true'],
    ])
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'userLoaded', oldValue, newValue }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('a page from the back/forward cache does not show a logged-out user', () => {
    const { kept, user, reload, wake } = followed();
    user.load(customer);
    wake();
    expect(reload).not.toHaveBeenCalled();
    kept.clear();
    wake();
    expect(reload).toHaveBeenCalledOnce();
  });
});

function openOne() {
  const { tab } = openBrowser().openTab();
  return { tab, page: tab.page() as unknown as EventTarget };
}
