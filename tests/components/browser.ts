import { vi } from 'vitest';

/** A browser for code that keeps things and asks the shop: local storage, and calls answered by `answer`. */
export function openBrowser(answer: (method: string, path: string, body: unknown) => Response | Promise<Response>) {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const calls: [method: string, path: string, body: unknown][] = [];
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace('/api/v1', '');
    if (path === '/token') return Response.json({ token: 'token' });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push([init.method ?? 'GET', path, body]);
    return answer(init.method ?? 'GET', path, body);
  });
  return { kept, calls };
}
