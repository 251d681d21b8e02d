import type { Who } from 'demo-chain/kinds/kind';
import type { LineName } from 'demo-chain/product-lines';
import { at, type Random, randomFor } from 'demo-chain/random';
import type { SilhouetteKind, Tint } from './keys';

/** What a picture is of: an article in one of its colours, as its facts tell it. */
export interface Subject {
  art: SilhouetteKind;
  /** Of the article: what its facts leave open is drawn by lot from it. */
  id: number;
  /** 'Rimfjell Vidda skalljakke herre' */
  name: string;
  /** What it is, without line, model and wearer: 'skalljakke', 'dagstursekk {n} liter'. */
  noun: string;
  line: LineName;
  who: Who;
  /** The number in its name (litres, persons, inches), 0 where it has none. */
  n: number;
  /** 'Lommer' → '3 utvendige, 1 innvendig' */
  facts: ReadonlyMap<string, string>;
  tint: Tint;
}

export const isForWomen = ({ who }: Subject) => who === 'd';
export const isForChildren = ({ who }: Subject) => who === 'b' || who === 'j' || who === 'k';

export const factOf = (subject: Subject, name: string): string => subject.facts.get(name) ?? '';

/** The first number of a fact ('2 utvendige, 1 innvendig' → 2), or `otherwise`. */
export function numberIn(subject: Subject, name: string, otherwise: number): number {
  const [digits] = /\d+(?:,\d+)?/.exec(factOf(subject, name).replace(/(\d)\s(?=\d{3})/g, '$1')) ?? [];
  return digits ? Number(digits.replace(',', '.')) : otherwise;
}

/** Chance that is the same for an article in every colour, view and width. `about` keeps one choice from moving another. */
export const lotOf = ({ id }: Pick<Subject, 'id'>, about: string): Random => randomFor(`design:${id}:${about}`);

/** One of a list in turn, so that neighbours on a shelf differ. */
export const inTurn = <T>({ id }: Pick<Subject, 'id'>, list: readonly T[]): T =>
  at(list, id + Math.floor(id / list.length));
