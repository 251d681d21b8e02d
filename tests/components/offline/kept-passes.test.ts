import { afterEach, expect, it, vi } from 'vitest';
import { keptPasses } from '@/components/offline/actions';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const receipt = (number: string) =>
  `<html><head><meta charset="UTF-8"/></head><body><p>UTF-8, GTX-2000</p><dl><div><dt>Ordrenummer</dt><dd class="number">${number}</dd></div></dl></body></html>`;

function keep(pages: Record<string, [text: string, until: number]>) {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => ({ url: `https://shop.example${path}` })),
    match: async ({ url }: { url: string }) => {
      const [text, until] = pages[new URL(url).pathname] ?? ['', 0];
      return new Response(text, { headers: { 'x-kept-until': String(until) } });
    },
  };
  const caches = { keys: async () => ['pass-1', 'files'], open: async () => cache };
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', { caches });
}
afterEach(() => vi.unstubAllGlobals());

it('rule 15.33: a pass without a net is named by the number of any brand, and by nothing that looks like one', async () => {
  keep({
    '/kvittering/a': [receipt('FISK-100002'), NOW + 2],
    '/kvittering/b': [receipt('NV-100001'), NOW + 1],
    '/kvittering/over': [receipt('NV-100003'), NOW],
    '/kvittering/none': ['<p>UTF-8</p>', NOW + 3],
  });
  expect(await keptPasses(NOW)).toEqual([
    { path: '/kvittering/b', number: 'NV-100001', until: NOW + 1 },
    { path: '/kvittering/a', number: 'FISK-100002', until: NOW + 2 },
  ]);
});
