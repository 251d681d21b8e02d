import type { Who } from 'demo-chain/kinds/kind';
import type { Random } from 'demo-chain/random';
import type { Family } from 'demo-chain/words/families';

/**
 * What a model's facts are made of: `level` 1–5 is how dear it is, `n` the number in its name, `taste` what stands there
 * instead, `name` its kind ('sykkelshorts'). Facts that the material settles are read from it.
 */
export type Tech = {
  family: Family;
  random: Random;
  level: number;
  n: number;
  taste: string;
  name: string;
  line: string;
  who: Who;
  material: string;
  season: string;
};
export type Fact = readonly [label: string, value: string];
export type Facts = (tech: Tech) => Fact[];

export const no = (value: number, decimals = 0) => value.toFixed(decimals).replace('.', ',');
export const thousands = (value: number) => no(value).replace(/(\d)(?=(\d{3})+$)/g, '$1 ');
export const grams = (value: number) =>
  value >= 1000 ? `${no(value / 1000, 2)} kg` : `${Math.round(value / 5) * 5} g`;
export const weight = (value: number): Fact => ['Vekt', grams(value)];
/** The weight of a pair, and of what is sold singly in the size in the middle. */
export const pairWeight = (value: number): Fact => ['Vekt per par', grams(value)];
export const isChild = ({ who }: Tech) => who === 'b' || who === 'j' || who === 'k';
export const byLevel = <T>({ level }: Tech, list: readonly [T, T, T, T, T]): T => list[level - 1] ?? list[2];
export const water = (mm: number): Fact => ['Vannsøyle', `${thousands(mm)} mm`];
export const usedFor = (text: string): Fact => ['Bruk', text];
