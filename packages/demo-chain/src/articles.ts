import type { Kind, Who } from 'demo-chain/kinds/kind';
import { lines, techOf } from 'demo-chain/tech/tech';
import type { About } from 'demo-chain/words/claims';
import { eanCheckDigit } from '@/lib/catalogue/ean';
import { describe, type TextOf } from './article-text';
import { groupDefs } from './categories';
import { isEdible, nutrition, wrappingOf } from './food';
import { careOf, materialOf, sizeRunOf } from './goods';
import { paletteOf, type Shade } from './palette';
import { heldreModels, lineNamed, modelNames, type ProductLine } from './product-lines';
import { at, type Random, randomFor } from './random';
import { sizeRuns } from './sizes';

export type DemoVariant = { ean: string; size: string; shade: Shade; canPurchase: boolean };
export type DemoArticle = {
  id: number;
  articleNo: string;
  name: string;
  kind: Kind;
  who: Who;
  line: ProductLine;
  /** The number in its name, 0 where it has none. */
  n: number;
  groupId: number;
  price: number;
  description: string;
  techDescription: string;
  nutrientContent: string;
  material: string;
  wash: string;
  care: string;
  shades: Shade[];
  variants: DemoVariant[];
  about: About;
  /** 0–1: what sells and is talked about. */
  popularity: number;
};

const suffix: Record<Who, string> = { h: ' herre', d: ' dame', b: ' barn', j: ' junior', k: ' junior', u: '' };

/** Shop prices: 29, 149, 799, 2499, 12 999 kroner; in øre. */
export function shopPrice(kroner: number): number {
  const step = kroner < 100 ? 10 : kroner < 1000 ? 50 : kroner < 10_000 ? 100 : 500;
  return Math.max(19, Math.round(kroner / step) * step - 1) * 100;
}

function priceOf(kind: Kind, line: ProductLine, who: Who, random: Random): number {
  const [low, high] = kind.price;
  const place = kind.lines.length === 1 ? random.next() : ((line.level - 1) / 4) * 0.7 + random.next() * 0.3;
  return shopPrice((low + (high - low) * place) * (who === 'j' ? 1.1 : 1));
}

function sizesOf(kind: Kind, who: Who, random: Random): string[] {
  const run = [...sizeRuns[kind.sizes ?? sizeRunOf(kind.family, who)]];
  if (run.length > 5 && random.chance(0.35)) run.pop();
  if (run.length > 5 && random.chance(0.25)) run.shift();
  return run;
}

function shadesOf(kind: Kind, line: ProductLine, index: number, random: Random): Shade[] {
  const palette = paletteOf(kind.art, line.name);
  const most = Math.min(kind.maxColors ?? 3, palette.length);
  const count = most > 2 ? random.int(1, most) : random.chance(0.6) ? most : 1;
  const shift = index * 2 + random.int(0, 1);
  return Array.from({ length: count }, (_, i) => at(palette, shift + i * (palette.length > 4 ? 3 : 1))).filter(
    (shade, i, list) => list.indexOf(shade) === i,
  );
}

const taken = new Set<string>();
const told = new Set<string>();

function titleAndName(kind: Kind, line: ProductLine, who: Who, n: number | string, start: number): [string, string] {
  const noun = kind.name.replace('{n}', String(n)) + (kind.plain ? '' : suffix[who]);
  if (kind.noModel) return [line.name, `${line.name} ${noun}`];
  const order = line.name === 'Heldre' ? heldreModels : randomFor(`models:${line.id}`).shuffle(modelNames);
  for (let i = 0; i < order.length; i += 1) {
    const title = `${line.name} ${at(order, start + i)}`;
    if (!taken.has(`${title} ${noun}`)) return [title, `${title} ${noun}`];
  }
  throw new Error(`${line.name} has no model name left for ${noun}`);
}

/** A description no other article has. */
function untold(text: TextOf): string {
  for (let attempt = 0; ; attempt += 1) {
    const description = describe(text, attempt);
    if (told.has(description)) continue;
    told.add(description);
    return description;
  }
}

function build(groupId: number, kind: Kind, serial: number, model: number, who: Who, index: number): DemoArticle {
  const id = groupId * 100 + index + 1;
  const line = lineNamed(at(kind.lines, model));
  const shared = randomFor(`model:${groupId}:${serial}:${model}`);
  const random = randomFor(`article:${id}`);
  const n = kind.n ? at(kind.n, kind.noModel ? model : Math.floor(model / kind.lines.length) + shared.int(0, 1)) : '';
  const start = line.name === 'Heldre' ? model : groupId + serial * 3 + model;
  const [title, name] = titleAndName(kind, line, who, n, start);
  taken.add(name);
  const price = priceOf(kind, line, who, shared);
  const forChildren = who === 'b' || who === 'j' || who === 'k';
  const shades = isEdible(kind.family) ? [wrappingOf(String(n))] : shadesOf(kind, line, index, random);
  const sizes = sizesOf(kind, who, random);
  const { family } = kind;
  const turn = shared.int(0, 9);
  // Mountain skis have a core of wood and an edge of steel, those for tracks neither.
  const material = materialOf(family, forChildren, family === 'xcSki' ? (kind.n ? 1 : 0) : turn);
  const [wash, care] = careOf(family, material);
  const numberInName = Number(String(n).replace(',', '.')) || 0;
  const facts = techOf({
    family,
    random: randomFor(`tech:${groupId}:${serial}:${model}`),
    level: line.level,
    n: numberInName,
    taste: String(n),
    name: kind.name,
    line: line.name,
    who,
    material,
    season: kind.season ?? '',
  });
  const about: About = new Map([
    ...facts,
    ['Navn', name],
    ['Familie', family],
    ['Materiale', material],
    ['Vask', wash],
    ['Hvem', forChildren ? 'barn' : 'voksen'],
    ['Farger', String(shades.length)],
  ]);
  const called = kind.noModel ? name : title;
  const text = { family, title: called, name, line: line.name, forChildren, groupId, index, id, facts, about };
  const description = untold(text);
  const variants = shades.flatMap((shade, c) =>
    sizes.map((size, s) => ({ ean: ean(id, c * sizes.length + s), size, shade, canPurchase: true })),
  );
  return {
    id,
    articleNo: `${line.id}${id}`,
    name,
    kind,
    who,
    line,
    n: numberInName,
    groupId,
    price,
    description,
    techDescription: lines(facts),
    nutrientContent: isEdible(family) ? nutrition(family, name, String(n), random) : '',
    material,
    wash,
    care,
    shades,
    variants,
    about,
    popularity: random.next() ** 2,
  };
}

/** Company prefix 7041 (made up), the article, its variant, the check digit. */
function ean(articleId: number, variant: number): string {
  const first12 = `7041${articleId}${String(variant + 1).padStart(3, '0')}`;
  return first12 + eanCheckDigit(first12);
}

export const articles: DemoArticle[] = groupDefs.flatMap(({ id: groupId, def }) => {
  let index = 0;
  return def.kinds.flatMap((kind, serial) =>
    Array.from({ length: kind.models }, (_, model) => model).flatMap((model) =>
      kind.who.map((who) => build(groupId, kind, serial, model, who, index++)),
    ),
  );
});
