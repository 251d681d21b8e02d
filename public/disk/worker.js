// The counter without a net: its page, scripts, styles and pictures as they were last, when the net is away or slow.
// What is asked of the shop never comes from here, so that nothing old is taken for an answer.

const KEPT = 'counter-1';
const MOST = 400;
const PATIENCE_MS = 3000;
const PAGE = '/disk';

const isPicture = (path) => path.startsWith('/pictures/') || path.startsWith('/bilder/');

const isKept = ({ method, mode, url }) => {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return false;
  if (mode === 'navigate') return pathname === PAGE;
  return pathname.startsWith('/_next/static/') || isPicture(pathname);
};

/** By its path alone: what stands open on the page is in its hash, and a query changes nothing. */
const keyOf = ({ url }) => new URL(url).pathname;

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const kept = await caches.open(KEPT);
    await kept.put(keyOf(request), answer.clone());
    const keys = await kept.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => kept.delete(key)));
  }
  return answer;
}

/** The page has loaded before there was a worker: what it is made of is kept from the start. */
async function keepPage() {
  const page = await fetched(new Request(PAGE));
  const parts = (await page.text()).match(/\/_next\/static\/[\w./~-]+/g) ?? [];
  await Promise.all([...new Set(parts)].map((part) => fetched(new Request(part)).catch(() => {})));
}

/** '/pictures/…/sko-240.webp' is '/pictures/…/sko': the list's pictures are kept in one size, and shown in another. */
const pictureOf = (path) => (isPicture(path) ? path.replace(/-\d+\.\w+$/, '') : undefined);

/** Another size of a picture that cannot be had. */
async function otherSize(kept, request) {
  const picture = pictureOf(keyOf(request));
  const other = picture && (await kept.keys()).map(keyOf).find((path) => pictureOf(path) === picture);
  return other && kept.match(other);
}

async function answerTo(request) {
  const fresh = fetched(request);
  const kept = await caches.open(KEPT);
  const known = await kept.match(keyOf(request), { ignoreVary: true });
  if (!known)
    return fresh.catch(async (error) => {
      const other = await otherSize(kept, request);
      if (other) return other;
      throw error;
    });
  const impatience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, known));
  return Promise.race([fresh.then((answer) => (answer.status < 500 ? answer : known)), impatience]).catch(() => known);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (isKept(event.request)) event.respondWith(answerTo(event.request));
});
