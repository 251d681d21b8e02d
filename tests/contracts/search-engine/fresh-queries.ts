import { freshFacts } from './fresh-facts';
import type { FreshQuery } from './fresh-grades';
import { freshSlips } from './fresh-slips';
import { freshWords } from './fresh-words';

/** Written from the catalogue alone, before the engine was touched, and frozen (`fresh-freeze.test.ts`). */
export const freshQueries: FreshQuery[] = [...freshWords, ...freshFacts, ...freshSlips];
