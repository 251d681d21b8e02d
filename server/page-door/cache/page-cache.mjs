// Next loads this file itself, outside its bundles, so it is plain JavaScript, and makes a new handler per request context.
// Why not Next's own file cache: see docs/decisions/0003-page-cache.md.

import { systemMs } from '../../ports/clock.ts';
import { processWide } from '../../process.ts';
import { dedupeStructuredData } from './dedupe-structured-data.ts';
import { deferScripts } from './defer-scripts.mjs';
import { Packed } from './packed.ts';
import { nonceIn, policyOf, removeDataNonces, removeFileNonces, removeInlineNonces } from './page-policy.ts';
import { pageStore } from './page-store.ts';

const tagsOf = (value, context) => {
  const header = value?.headers?.['x-next-cache-tags'];
  return [...(context?.tags ?? []), ...(value?.tags ?? []), ...(typeof header === 'string' ? header.split(',') : [])];
};

/** The brand a page is rendered for and the words it has read, as server/platform/current-brand.ts notes them. */
const brandWork = () => processWide('brand').get()?.getStore();

const brandTags = ({ brand, areas = [] }) => [`brand:${brand}`, ...[...areas].map((area) => `words:${brand}:${area}`)];

/**
 * What Next rendered, without the marks by which the shop's own scripts are told from others (page-policy.ts). The document is read
 * as bytes, a letter each: as a text with one dash it takes two bytes a letter, and each look through it more than twice as long.
 */
function finish(value, mark) {
  const said = (policy) => ({ ...value.headers, 'content-security-policy': policy });
  if (!mark) {
    value.headers = said(policyOf(value.html, mark));
    return Buffer.from(value.html);
  }
  const marked = removeFileNonces(Buffer.from(value.html).toString('latin1'), mark);
  const own = dedupeStructuredData(deferScripts(marked, mark));
  const html = Buffer.from(removeInlineNonces(own, mark), 'latin1');
  const whole = value.rscData;
  value.html = html.toString();
  value.headers = said(policyOf(own, mark, undefined, 'latin1'));
  if (whole) value.rscData = removeDataNonces(whole, mark);
  for (const [name, data] of value.segmentData ?? [])
    value.segmentData.set(name, data === whole ? value.rscData : removeDataNonces(data, mark));
  return html;
}

/** A page as it is kept, of one that Next rendered. */
function stored({ status, headers, rscData, segmentData = [] }, html) {
  const rsc = rscData && new Packed(rscData);
  // One of the parts is the whole.
  const segments = [...segmentData].map(([name, text]) => [name, text === rscData ? rsc : new Packed(text)]);
  return { status, headers, html: new Packed(html), rsc, segments: new Map(segments) };
}

/** What `stored` took apart, for Next. */
async function restored({ status, headers, html, rsc, segments }) {
  const plain = async ([name, text]) => [name, await text.in('identity')];
  return {
    kind: 'APP_PAGE',
    html: String(await html.in('identity')),
    rscData: await rsc?.in('identity'),
    segmentData: segments.size > 0 ? new Map(await Promise.all([...segments].map(plain))) : undefined,
    headers,
    status,
    postponed: undefined,
  };
}

export default class PageCacheHandler {
  /** @param {{ _requestHeaders?: import('node:http').IncomingHttpHeaders }} [context] of the request that renders */
  constructor(context) {
    this.mark = nonceIn(context?._requestHeaders);
    // Next makes a handler for each request, before it renders: what changes during the render makes the page stale.
    this.begun = systemMs();
  }

  async get(key, context) {
    const entry = pageStore().get(key, [...(context?.tags ?? []), ...(context?.softTags ?? [])]);
    if (!entry?.page) return entry;
    const { lastModified, cacheControl } = entry;
    return { value: await restored(entry.page), lastModified, cacheControl };
  }

  /** Next sends the same object as the first answer, so what is changed here holds from a page's first visit. */
  async set(key, value, context) {
    const tags = tagsOf(value, context);
    const entry = { lastModified: this.begun, cacheControl: context?.cacheControl, tags };
    if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return pageStore().set(key, { ...entry, value });
    if (tags.includes('status:404')) value.status = 404;
    const html = finish(value, this.mark);
    const work = brandWork();
    // A page of no brand is not kept, as nothing would tell when its words change.
    if (work) pageStore().set(key, { ...entry, tags: [...tags, ...brandTags(work)], page: stored(value, html) });
    // A page that moves on has said where to already; said twice, it is two addresses to Node's fetch.
    if (value.headers.location) value.headers = { ...value.headers, location: undefined };
  }

  async revalidateTag(tags) {
    pageStore().expire([tags].flat());
  }

  resetRequestCache() {}
}
