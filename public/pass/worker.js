// The receipt of goods that stand aside, where there is no net: the page as it was last, with its styles and scripts. It keeps what
// the page itself tells it to, no longer than until the deadline.

const KEPT = 'pass-1';
const UNTIL = 'x-kept-until';
const PATIENCE_MS = 8000;
/** What holds for the page holds for its copy. */
const HEADERS = ['content-type', 'content-security-policy', 'referrer-policy', 'x-robots-tag'];

const receiptsOf = async (cache) =>
  (await cache.keys()).filter(({ url }) => !new URL(url).pathname.startsWith('/_next/'));
const isOver = (answer) => Number(answer.headers.get(UNTIL)) <= Date.now();

/** With the last receipt goes all that they are made of. */
async function forget(isGone) {
  const cache = await caches.open(KEPT);
  for (const key of await receiptsOf(cache)) {
    const answer = await cache.match(key);
    if (answer && isGone(new URL(key.url).pathname, answer)) await cache.delete(key);
  }
  if ((await receiptsOf(cache)).length === 0) await caches.delete(KEPT);
}

async function keep(path, until) {
  const answer = await fetch(path);
  if (!answer.ok) return;
  const text = await answer.text();
  const cache = await caches.open(KEPT);
  const headers = new Headers([[UNTIL, String(until)]]);
  for (const name of HEADERS) if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  await cache.put(path, new Response(text, { headers }));
  const parts = new Set(text.match(/\/_next\/static\/[\w./~-]+/g));
  const missing = [...parts].map(async (part) => (await cache.match(part)) ?? cache.add(part));
  await Promise.allSettled(missing);
}

async function pageOf(request) {
  const kept = await (await caches.open(KEPT)).match(new URL(request.url).pathname);
  if (!kept || isOver(kept)) return fetch(request);
  const impatience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const fresh = fetch(request).then((answer) => (answer.status < 500 ? answer : kept));
  return Promise.race([fresh, impatience]).catch(() => kept);
}

async function partOf(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches
      .match(new URL(request.url).pathname, { cacheName: KEPT, ignoreVary: true })
      .catch(() => undefined);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), forget((_path, answer) => isOver(answer))])),
);
self.addEventListener('message', (event) => {
  const { path, until } = event.data;
  event.waitUntil(until ? keep(path, until) : forget((kept, answer) => kept === path || isOver(answer)));
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(pageOf(event.request));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(partOf(event.request));
});
