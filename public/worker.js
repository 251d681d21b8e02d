// A page for when there is no net, with the goods in the cart and the passes of what stands aside. It answers for a page that could
// not be had, never with a copy of one: no price is shown that may have changed.

const KEPT = 'offline-1';
const PAGE = '/frakoblet';
const AT = 'x-kept-at';
const GOOD_FOR_MS = 24 * 60 * 60 * 1000;

const ageOf = (answer) => Date.now() - Number(answer?.headers.get(AT) ?? 0);

/** Its styles and scripts first: a page is kept whole or not at all. What an older one was made of goes. */
async function keep() {
  const cache = await caches.open(KEPT);
  if (ageOf(await cache.match(PAGE)) < GOOD_FOR_MS) return;
  const answer = await fetch(PAGE, { cache: 'reload' });
  if (!answer.ok || answer.redirected) return;
  const text = await answer.text();
  const parts = new Set(text.match(/\/_next\/static\/[\w./~-]+/g));
  await Promise.all([...parts].map(async (part) => (await cache.match(part)) ?? cache.add(part)));
  const headers = new Headers([[AT, String(Date.now())]]);
  for (const name of ['content-type', 'content-security-policy', 'referrer-policy'])
    if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  await cache.put(PAGE, new Response(text, { headers }));
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url);
    if (pathname !== PAGE && !parts.has(pathname)) await cache.delete(key);
  }
}

const kept = (path) => caches.match(path, { cacheName: KEPT, ignoreVary: true });

/** The page itself, or the way to the one that says that it could not be had, which knows where one wanted to go. */
async function pageOf({ request, preloadResponse }) {
  const { pathname, search } = new URL(request.url);
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const offline = await kept(PAGE).catch(() => undefined);
    if (!offline) throw error;
    return pathname === PAGE ? offline : Response.redirect(`${PAGE}?til=${encodeURIComponent(pathname + search)}`);
  }
}

async function partOf(request) {
  const { pathname } = new URL(request.url);
  return (await kept(pathname).catch(() => undefined)) ?? fetch(request);
}

/** Only the page's own parts: those of every other page come as if there were no worker. */
const isPart = ({ url, referrer }) => {
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin || !pathname.startsWith('/_next/static/')) return false;
  return referrer !== '' && new URL(referrer).pathname === PAGE;
};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep().catch(() => {}));
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
);
self.addEventListener('message', (event) => event.waitUntil(keep().catch(() => {})));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (isPart(request)) event.respondWith(partOf(request));
});
