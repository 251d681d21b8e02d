import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAllOf } from '@/components/browser-store';
import { mergeFavourites, refreshFavourites, toggle } from '@/components/favourites/actions';
import { favouritesStore } from '@/components/favourites/store';
import { openBrowser } from '@/tests/components/browser';

let server: number[];
let failing: boolean;
/** What another device does just before a write of this one arrives. */
let meanwhile: () => void;
let browser: ReturnType<typeof openBrowser>;

beforeEach(() => {
  server = [];
  failing = false;
  meanwhile = () => {};
  browser = openBrowser(async (method, path, body) => {
    if (failing) return Response.json({ code: 'unavailable', message: '' }, { status: 503 });
    const { articles = [] } = (body ?? {}) as { articles?: number[] };
    const id = Number(path.split('/')[2]);
    if (method !== 'GET') meanwhile();
    if (method === 'PUT') server = id ? [...new Set([...server, id])] : articles;
    if (method === 'DELETE') server = server.filter((one) => one !== id);
    if (path === '/favourites/merge') server = [...new Set([...server, ...articles])];
    return Response.json({ articles: server });
  });
  favouritesStore.set([]);
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => favouritesStore.load();
const logIn = () => browser.kept.set('userLoaded', 'true');
/** Until everything that was asked in turn has been answered. */
const settled = () => refreshFavourites();

describe('rule 4.12: favourites', () => {
  it('of a guest stay in the browser, without a call', () => {
    for (const id of [3, 1, 3, 2]) toggle(id);
    expect(shown()).toEqual([1, 2]);
    expect(browser.kept.get('favourites')).toBe('[1,2]');
    expect(browser.calls).toEqual([]);
  });

  it('are merged at login, and the customer’s list is shown from then on', async () => {
    server = [5, 1];
    for (const id of [1, 2]) toggle(id);
    logIn();
    await mergeFavourites();
    expect([shown(), server]).toEqual([
      [5, 1, 2],
      [5, 1, 2],
    ]);
  });

  it('are read from storage by a merge on a page without hearts', async () => {
    browser.kept.set('favourites', '[9,8]');
    await mergeFavourites();
    expect(shown()).toEqual([9, 8]);
  });

  it('of a guest are kept when the merge fails', async () => {
    toggle(1);
    failing = true;
    await expect(mergeFavourites()).rejects.toThrow();
    expect(shown()).toEqual([1]);
  });

  it('of a customer go to the server, and keep another device’s changes', async () => {
    logIn();
    server = [7];
    toggle(1);
    toggle(2);
    toggle(1);
    await settled();
    expect(server).toEqual([7, 2]);
    expect(shown()).toEqual([7, 2]);
  });

  it('of a customer keep another device’s changes while this one adds and removes', async () => {
    logIn();
    server = [1, 7];
    favouritesStore.change(() => [1, 7]);
    meanwhile = () => {
      server = [...server.filter((id) => id !== 7), 9];
      meanwhile = () => {};
    };
    toggle(2);
    toggle(1);
    await settled();
    expect(server).toEqual([9, 2]);
    expect(shown()).toEqual([9, 2]);
  });

  it('of a customer are kept in the browser when the server is down', async () => {
    logIn();
    failing = true;
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    toggle(1);
    await settled().catch(() => {});
    expect([shown(), info.mock.calls.length]).toEqual([[1], 1]);
    info.mockRestore();
  });

  it('are reset', async () => {
    toggle(1);
    await forgetAllOf('person');
    expect([shown(), browser.kept.get('favourites')]).toEqual([[], '[]']);
  });
});
