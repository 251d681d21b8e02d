import type { DemoArticle } from 'demo-chain/articles';
import { type DemoQuery, type Grade, only } from './demo-grades';

/**
 * What kind of demand on the engine a query is: nynorsk and dialect, English, ages and sizes, colours, a brand and a
 * kind, a sentence, half a word, a compound written apart or together, a misspelt one, an inflected one, a word
 * nobody knows beside words everybody knows, a number, a kind alone.
 */
export const freshClasses = [
  'nynorsk', 'english', 'size', 'color', 'brand', 'sentence', 'half', 'compound', 'misspelt', 'inflected', 'unknown',
  'number', 'kind',
] as const; // biome-ignore format: a row

export type FreshClass = (typeof freshClasses)[number];

export interface FreshQuery extends DemoQuery {
  class: FreshClass;
  /** The catalogue has no such thing: the best that may be shown is graded 2 or less, and it must be said. */
  none?: true;
}

export type Row = [query: string, grade: Grade] | [query: string, grade: Grade, answer: 'none'];

export const ofClass = (name: FreshClass, rows: Row[]): FreshQuery[] =>
  rows.map(([query, grade, answer]) => ({ query, grade, class: name, ...(answer ? { none: true as const } : {}) }));

/** Stands for a grade that no kind gets. */
export const nothing = /(?!)/;

/** Children and juniors alike: 'jente', 'gut', 'unger' say no age. */
export const young = only(({ who }) => 'bjk'.includes(who));
/** For grown-ups, where there are children's as well. */
export const grown = only(({ who }) => 'hdu'.includes(who));

/** The first colours as asked for; the others are that colour too, in the wrong lightness. */
export const shade =
  (exact: string, near: string[], grade: Grade): Grade =>
  (article, listed) => {
    const full = grade(article, listed);
    const worn = article.shades.map((one) => one.color.name);
    if (worn.some((name) => exact.split(' ').includes(name))) return full;
    return listed.colorGroups.some((group) => near.includes(group.name)) ? Math.min(full, 1) : 0;
  };

/** In the size asked for as graded; in the next ones 1 at most. */
export const sized =
  (right: string[], next: string[], grade: Grade): Grade =>
  (article, listed) => {
    const full = grade(article, listed);
    const has = (sizes: string[]) => article.variants.some((variant) => sizes.includes(variant.size));
    if (has(right)) return full;
    return has(next) ? Math.min(full, 1) : 0;
  };

export const either =
  (...grades: Grade[]): Grade =>
  (article, listed) =>
    Math.max(...grades.map((grade) => grade(article, listed)));

export const food = only(({ kind }: DemoArticle) => kind.family === 'food');

export const rucksacks = /sekk( |$)/;
export const daypacks = /dagstursekk|byryggsekk/;
export const walkingShoes = /(fjell|tur|løpe|fritids|anmarsj)sko$/;
export const boots = /(vinter|gummi)støvel$/;
export const hats = /lue$/;
export const gloves = /hanske$/;
export const mittens = /vott$/;
export const socks = /sokk$/;
export const skis = /^(langrennsski|fjellski|alpinski|toppturski)( |$)/;
export const poles = /stav$/;
export const helmets = /hjelm$/;
export const bikes = /^(terreng|hybrid|el|grus|barne)sykkel/;
export const woolUnderwear = /ullundertøy|ulltrøye|ullunderbukse/;
export const trousers = /(?<!under)bukse$/;
export const sweaters = /genser$/;
export const dryBags = /vanntett bag/;
export const bags = /bag( |$)/;
export const bottles = /flaske/;
export const drinkBottles = /(drikke|trenings|sykkel|barne)flaske/;
export const stoves = /stormkjøkken|brenner/;
export const torches = /lykt/;
export const sunglasses = /(sport|sol|sykkel)s?brille/;
export const lifeVests = /redningsvest/;
export const harnesses = /hundesele|bikkjesele/;
export const balls = /^(fotball|håndball|volleyball)$/;
