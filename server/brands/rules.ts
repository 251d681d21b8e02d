import type { Brand, Logo } from '@/lib/brands/brand';
import { type BrandContent, type BrandAsset as HeldFile, isShown } from '@/lib/brands/brands';
import { colorsOf, tokenSheet } from '@/lib/brands/tokens';
import { changedAreas } from '@/lib/brands/words';
import type { BrandPage } from '@/lib/content/brand-page';
import { digest } from '@/lib/text/digest';
import type { PageTag } from '@/server/platform/change-feed/types';
import type { StoredBrand } from './store';
import type { BrandAsset, ReadBrand } from './types';

/** The address of a file says what is in it, so that browsers may keep it for ever. */
const FILES_PATH = '/brand-files';

const addressOf = (id: string, { name, bytes }: BrandAsset) =>
  `${FILES_PATH}/${id}/${digest(bytes.toString('latin1'))}/${name}`;

/** Makes what a process holds of a brand. `base`: pages that every shop has; `day`: whose menu it is, in Oslo ('YYYY-MM-DD'). */
export function contentOf(stored: StoredBrand | ReadBrand, base: readonly BrandPage[], day: string): BrandContent {
  const { id, file } = stored;
  const urls = Object.fromEntries(stored.files.map((asset) => [asset.name, addressOf(id, asset)]));
  const sheet: BrandAsset = {
    ...{ name: 'tokens.css', type: 'text/css; charset=utf-8' },
    bytes: Buffer.from(
      tokenSheet(id, file.tokens, { fontUrl: (font) => urls[`fonts/${font}`] ?? '', search: file.search }),
    ),
  };
  const pages = new Map([...base, ...stored.pages].map((page) => [page.path, page]));
  return {
    brand: brandOfFile(
      stored,
      [...pages.values()].filter((page) => isShown(page, day)),
      { ...urls, [sheet.name]: addressOf(id, sheet) },
    ),
    texts: stored.texts,
    pages,
    files: new Map(
      [...stored.files, sheet].map(({ name, type, bytes }): [string, HeldFile] => [name, { type, bytes }]),
    ),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A brand as this process holds it. `day` in Oslo ('YYYY-MM-DD') decides which of its pages are shown. */
export interface ContentOfDay {
  content: BrandContent;
  day: string;
}

/** Returns the tags of the pages that show what is different (rule 1.10). A brand that comes or goes changes all pages. */
export function changedTags(before: readonly ContentOfDay[], after: readonly ContentOfDay[]): PageTag[] {
  const ids = (held: readonly ContentOfDay[]) => held.map(({ content }) => content.brand.id);
  const sameBrands = isSame(ids(before), ids(after));
  const every = [...new Set([...ids(before), ...ids(after)])].map((id): PageTag => `brand:${id}`);
  return sameBrands ? after.flatMap((one, at) => tagsOfBrand(before[at] as ContentOfDay, one)) : every;
}

function tagsOfBrand(before: ContentOfDay, after: ContentOfDay): PageTag[] {
  const { brand, texts, pages } = after.content;
  if (!isSame(shownEverywhere(before), shownEverywhere(after))) return [`brand:${brand.id}`];
  const words = changedAreas('nb', before.content.texts.nb, texts.nb);
  return [
    ...words.map((area): PageTag => `words:${brand.id}:${area}`),
    ...[...pages.values()].flatMap((page): PageTag[] =>
      page.id === undefined || isSame(page, before.content.pages.get(page.path)) ? [] : [`page:${page.id}`],
    ),
  ];
}

/** Look, menu and files of a brand, and the texts that client components bring along. */
function shownEverywhere({ content: { brand, texts, pages }, day }: ContentOfDay) {
  const { nb: _, mail: __, ...ofClients } = texts;
  const addresses = [...pages.values()].filter((page) => isShown(page, day)).map(({ path, id }) => [path, id]);
  return [brand, ofClients, addresses.sort()];
}

function brandOfFile({ id, file, files }: ReadBrand, pages: readonly BrandPage[], urls: Record<string, string>): Brand {
  const { manifesto, editorial, facts, notes, tokens } = file;
  const colors = colorsOf(tokens);
  return {
    ...{ id, name: file.name, tagline: file.tagline, orderPrefix: file.orderPrefix, lost: file.lost, home: file.home },
    ...{
      footer: file.footer.layout,
      product: file.product,
      themeColor: file.surface === 'night' ? colors.night : colors.accent,
      paper: colors.paper,
      tokens,
    },
    ...(file.productLine !== undefined && { productLine: file.productLine }),
    ...(file.surface !== undefined && { surface: file.surface }),
    features: { search: file.search },
    logo: logoOf(files, file.logoSpells, urls),
    texts: {
      ...{ footer: file.footer.text, description: file.description, missing: file.missing },
      ...{ manifesto, editorial, facts, notes },
    },
    pages: inOrder(pages, ({ menu }) => menu).map(({ path, menu }) => ({
      ...{ name: menu?.name ?? '', href: path },
      ...(menu?.bar && { bar: true }),
    })),
    footerPages: inOrder(pages, ({ footer }) => footer).map(({ path, footer }) => ({
      ...{ column: footer?.column ?? 'about', name: footer?.name ?? '', href: path },
    })),
    files: urls,
  };
}

const LAST = 1000;

const inOrder = (pages: readonly BrandPage[], entryOf: (page: BrandPage) => { position?: number } | undefined) =>
  pages
    .filter((page) => entryOf(page) !== undefined)
    .toSorted((a, b) => (entryOf(a)?.position ?? LAST) - (entryOf(b)?.position ?? LAST));

function logoOf(files: readonly BrandAsset[], spells: boolean, urls: Record<string, string>): Logo {
  const logo = files.find(({ name }) => name === 'logo.svg') ?? files.find(({ name }) => name === 'logo.png');
  const size = { width: logo?.width ?? 1, height: logo?.height ?? 1, spells };
  if (!logo) return { ...size, markup: '' };
  return logo.name === 'logo.svg'
    ? { ...size, markup: logo.bytes.toString('utf8') }
    : { ...size, url: urls[logo.name] ?? '' };
}
