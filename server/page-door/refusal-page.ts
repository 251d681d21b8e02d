import type { Brand } from '@/lib/brands/brand';
import { colorsOf } from '@/lib/brands/tokens';
import { words as shopWords } from '@/lib/messages';
import { escapeHtml } from '@/lib/text/escape-html';
import type { RefusalStatus } from './refusals';

/** Inlined, since style sheets may be unavailable. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,"Segoe UI",sans-serif}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
header{--paper:var(--raised);background:var(--raised);border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;gap:.75rem;padding:1rem clamp(1rem,.4rem + 2.6vw,3rem);font-weight:700;font-size:1.125rem;text-decoration:none}
main{max-width:42rem;padding:clamp(2.5rem,8vw,6rem) clamp(1rem,.4rem + 2.6vw,3rem)}
h1{margin:0 0 1rem;font-size:clamp(1.75rem,1.3rem + 2vw,2.75rem);line-height:1.12;letter-spacing:-.015em}
p{margin:0 0 1.5rem;color:var(--soft);font-size:1.0625rem}
form{display:flex;gap:.5rem;margin:0 0 1.5rem}
input,button,.act{min-height:2.75rem;border-radius:.375rem;font:inherit}
input{flex:1;min-width:0;padding:0 .875rem;border:1px solid var(--strong);background:var(--raised);color:inherit}
button,.act{display:inline-flex;align-items:center;padding:0 1.25rem;border:1px solid var(--accent);background:var(--accent);color:var(--on-accent);font-weight:600;text-decoration:none;cursor:pointer}
header span{display:flex}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem}
`;

function colorsFor({ tokens }: Brand): string {
  const { paper, paperRaised, ink, inkSoft, line, lineStrong, accent, onAccent, spark, focusOnLight } =
    colorsOf(tokens);
  return `:root{--paper:${paper};--raised:${paperRaised};--ink:${ink};--soft:${inkSoft};--line:${line};--strong:${lineStrong};--accent:${accent};--on-accent:${onAccent};--spark:${spark};--focus:${focusOnLight}}`;
}

function signOf({ logo, name }: Brand): string {
  const { width, height } = logo;
  const label = escapeHtml(name);
  if ('url' in logo)
    return `<img src="${logo.url}" width="${width}" height="${height}" alt="${logo.spells ? label : ''}">${logo.spells ? '' : label}`;
  return logo.spells
    ? `<span role="img" aria-label="${label}">${logo.markup}</span>`
    : `<span aria-hidden="true">${logo.markup}</span>${label}`;
}

const searchForm = ({ search, searchButton }: typeof shopWords.door) =>
  `<form action="/search" role="search"><input type="search" name="q" aria-label="${escapeHtml(search)}" placeholder="${escapeHtml(search)}"><button>${escapeHtml(searchButton)}</button></form>`;

const passing = (status: RefusalStatus) => status !== 400 && status !== 414;

const ORDER = /^\/(?:kvittering|betaling|konto)(?:\/|$)/;

/** Returns a page in the shop's design that loads and runs nothing; `main` is HTML. */
export const standalonePage = (brand: Brand, title: string, main: string): string => `<!doctype html>
<html lang="nb" data-brand="${brand.id}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${brand.name}`)}</title><meta name="robots" content="noindex"><link rel="icon" href="${brand.files['icon.svg'] ?? brand.files['icon-192.png'] ?? '/favicon.ico'}"><style>${colorsFor(brand)}${STYLE}</style></head>
<body><header><a href="/">${signOf(brand)}</a></header><main id="innhold"><h1>${escapeHtml(title)}</h1>${main}</main></body></html>
`;

/** @param address as requested; the page links to it for another try */
export function refusalPage(status: RefusalStatus, brand: Brand, address: string): string {
  const words = shopWords.door;
  const path = address.split('?', 1)[0] as string;
  const lead = status === 503 && ORDER.test(path) ? words.order : words[status].lead;
  const again = passing(status) ? `<a class="act" href="${escapeHtml(address)}">${escapeHtml(words.again)}</a>` : '';
  const title = words[status].title;
  return standalonePage(
    brand,
    title,
    `<p>${escapeHtml(lead)}</p>${brand.features.search ? searchForm(words) : ''}
<nav>${again}<a href="/">${escapeHtml(words.home)}</a><a href="/butikker">${escapeHtml(words.shops)}</a><a href="/kundeservice">${escapeHtml(words.support)}</a></nav>`,
  );
}
