import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { factRows } from './fact-rows';
import { materialParts } from './material-parts';
import { inStock, obtainable } from './variant-choice';

export interface ComparedRow {
  label: string;
  /** One per article; undefined where it has no such fact. */
  values: (string | undefined)[];
  differs: boolean;
}

type Compared = Pick<
  ArticleDetail,
  'techDescription' | 'material' | 'season' | 'variants' | 'brand' | 'gender' | 'onlyCC'
>;

export interface CommonLabels {
  brand: string;
  gender: string;
  sizes: string;
  inStock: string;
  soldOut: string;
  colors: string;
  season: string;
  material: string;
}

const listed = (names: string[]) => [...new Set(names)].join(', ') || undefined;
const sizesOf = (variants: Compared['variants']) => [...new Set(variants.map(({ size }) => size.name).filter(Boolean))];
const sizeSpan = ({ variants }: Compared) => {
  const names = sizesOf(variants);
  return names.length > 4 ? `${names[0]} … ${names.at(-1)}` : listed(names);
};

function sizesInStock({ variants, onlyCC }: Compared, soldOut: string): string | undefined {
  const left = variants.filter((variant) => inStock(obtainable(variant, onlyCC)));
  if (left.length === 0) return soldOut;
  return listed(sizesOf(left));
}

function made(material: string, whole: string): Map<string, string> {
  const parts = materialParts(material).map(({ part, fibres }): [string, string] => {
    const texts = fibres.map(({ name, percent }) =>
      percent === undefined ? name : `${String(percent).replace('.', ',')} % ${name.toLowerCase()}`,
    );
    return [part || whole, texts.join(', ')];
  });
  return new Map(parts.filter(([, text]) => text));
}

/** Joins two texts, unless one contains the other. */
function joined(fact: string, text: string): string {
  if (text.toLowerCase().includes(fact.toLowerCase())) return text;
  return fact.toLowerCase().includes(text.toLowerCase()) ? fact : `${fact}, ${text}`;
}

/** Returns the facts of an article, and the materials of parts that no fact names. */
function toldBy({ techDescription, material }: Compared, labels: CommonLabels): [label: string, value: string][] {
  const facts = new Map(factRows(techDescription).flatMap(({ label, value }) => (label ? [[label, value]] : [])));
  for (const [part, text] of made(material, labels.material)) {
    facts.set(part, joined(facts.get(part) ?? '', text));
  }
  return [...facts];
}

/** Returns the rows of a comparison (rule 2.72): the common rows, then every fact that any article has. */
export function comparedRows(articles: readonly Compared[], labels: CommonLabels): ComparedRow[] {
  const row = (label: string, tell: (article: Compared, at: number) => string | undefined): ComparedRow => {
    const values = articles.map(tell);
    return { label, values, differs: new Set(values).size > 1 };
  };
  const told = articles.map((article) => new Map(toldBy(article, labels)));
  const names = [...new Set(told.flatMap((facts) => [...facts.keys()]))];
  return [
    row(labels.brand, ({ brand }) => brand || undefined),
    row(labels.gender, ({ gender }) => gender || undefined),
    row(labels.sizes, sizeSpan),
    row(labels.inStock, (article) => sizesInStock(article, labels.soldOut)),
    row(labels.colors, ({ variants }) => listed(variants.map(({ color }) => color.name))),
    ...names.map((name) => row(name, (_, at) => told[at]?.get(name))),
    row(labels.season, ({ season }) => season || undefined),
  ].filter(({ values }) => values.some((value) => value !== undefined));
}
