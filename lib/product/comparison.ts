import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { factRows } from './fact-rows';

/** Rule 4.61: more columns than this are no comparison any more. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** What local storage holds may be anything; article ids are kept, the rest is nothing. */
export const comparedFromStored = (stored: unknown): number[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, MOST_COMPARED) : [];

/** Adds an article at the end, or takes it out; a fifth is not let in. */
export function toggleCompared(ids: number[], id: number): number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST_COMPARED ? [...ids, id] : ids;
}

/** The ids of an address ('12+7'), each once and at most four. */
export const comparedFromPath = (text: string): number[] =>
  comparedFromStored(text.split(/[+ ]/).map((part) => (/^[1-9]\d{0,9}$/.test(part) ? Number(part) : undefined)));

export interface ComparedRow {
  label: string;
  /** For each article in turn; undefined where nothing is told. */
  values: (string | undefined)[];
  differs: boolean;
}

type Compared = Pick<ArticleDetail, 'techDescription' | 'material' | 'season' | 'variants' | 'brand' | 'gender'>;

/** What every article has, by the name of its row. */
export interface CommonLabels {
  brand: string;
  gender: string;
  sizes: string;
  colors: string;
  season: string;
  material: string;
}

const listed = (names: string[]) => [...new Set(names)].join(', ') || undefined;
const sizeSpan = (article: Compared) => {
  const names = [...new Set(article.variants.map(({ size }) => size.name))];
  return names.length > 4 ? `${names[0]} … ${names.at(-1)}` : listed(names);
};

/** The rows of a comparison (rule 2.72): what all goods have, then every fact that one of them tells, as they name it. */
export function comparedRows(articles: readonly Compared[], labels: CommonLabels): ComparedRow[] {
  const told = articles.map(
    (article) => new Map(factRows(article.techDescription).map((fact) => [fact.label, fact.value])),
  );
  const names = [...new Set(told.flatMap((facts) => [...facts.keys()]))].filter(Boolean);
  const row = (label: string, values: (string | undefined)[]): ComparedRow => ({
    ...{ label, values },
    differs: new Set(values).size > 1,
  });
  return [
    row(
      labels.brand,
      articles.map(({ brand }) => brand || undefined),
    ),
    row(
      labels.gender,
      articles.map(({ gender }) => gender || undefined),
    ),
    row(labels.sizes, articles.map(sizeSpan)),
    row(
      labels.colors,
      articles.map(({ variants }) => listed(variants.map(({ color }) => color.name))),
    ),
    ...names.map((name) =>
      row(
        name,
        told.map((facts) => facts.get(name)),
      ),
    ),
    row(
      labels.material,
      articles.map(({ material }) => material.split('\n').join(', ') || undefined),
    ),
    row(
      labels.season,
      articles.map(({ season }) => season || undefined),
    ),
  ].filter(({ values }) => values.some((value) => value !== undefined));
}
