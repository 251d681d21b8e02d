/** React quotes every attribute, so patterns are enough. */
export interface ReadPage {
  title: string;
  canonical?: string;
  noindex: boolean;
  links: string[];
  assets: string[];
  ids: Set<string>;
  jsonLd: string[];
  headings: number;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

export const decoded = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? whole);
  });

function* tags(html: string, names: string): Generator<{ name: string; get(attribute: string): string | undefined }> {
  for (const [, name = '', rest = ''] of html.matchAll(
    new RegExp(`<(${names})((?:\\s+[^\\s=>"]+(?:="[^"]*")?)*)`, 'gi'),
  ))
    yield {
      name: name.toLowerCase(),
      get(attribute) {
        const found = new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(rest)?.[1];
        return found === undefined ? undefined : decoded(found);
      },
    };
}

const SCRIPTS = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>/gi;

/** Without scripts and styles. */
export const markupOf = (html: string) => html.replace(SCRIPTS, (whole) => `${whole.split('>', 1)[0]}></script>`);

const ofSet = (srcset = '') =>
  srcset
    .split(/,\s+/)
    .map((one) => one.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);

const LOADED = /stylesheet|icon|manifest|preload|modulepreload/;

export function readPage(html: string): ReadPage {
  const markup = markupOf(html);
  const page: ReadPage = {
    title: decoded(/<title>([^<]*)/.exec(markup)?.[1] ?? ''),
    noindex: false,
    links: [],
    assets: [],
    ids: new Set([...markup.matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => decoded(id))),
    jsonLd: [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    ),
    headings: markup.match(/<h1[\s>]/g)?.length ?? 0,
  };
  for (const tag of tags(markup, 'a|area|link|meta|img|script|source|iframe|video|audio|use')) {
    const [href, src] = [tag.get('href'), tag.get('src')];
    if (tag.name === 'meta') {
      if (tag.get('name') === 'robots' && /noindex/.test(tag.get('content') ?? '')) page.noindex = true;
    } else if (tag.name === 'a' || tag.name === 'area') {
      if (href !== undefined) page.links.push(href);
    } else if (tag.name === 'link') {
      if (tag.get('rel') === 'canonical') page.canonical = href;
      else if (href && LOADED.test(tag.get('rel') ?? '')) page.assets.push(href);
      page.assets.push(...ofSet(tag.get('imagesrcset')));
    } else if (tag.name === 'use') {
      if (href && !href.startsWith('#')) page.assets.push(href);
    } else {
      if (src) page.assets.push(src);
      page.assets.push(...ofSet(tag.get('srcset')));
    }
  }
  page.assets = page.assets.filter((address) => !address.startsWith('data:'));
  return page;
}
