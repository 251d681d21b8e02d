import type { Sentence } from './claims';

/**
 * What a text about one family of goods is put together from: one opening, some sentences of body, one closing.
 * `{navn}` is the line and model ('Rimfjell Storr'), `{den|det|dem}` what agrees with the goods; `kids` replaces one
 * sentence of body for children's goods.
 */
export type Grammar = { open: Sentence[]; body: Sentence[]; close: Sentence[]; kids?: Sentence[] };
