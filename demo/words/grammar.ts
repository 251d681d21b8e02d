/**
 * What a text about one family of goods is put together from: one opening, some sentences of body, one closing.
 * `{navn}` is the line and model ('Rimfjell Storr'); `kids` replaces one sentence of body for children's goods.
 */
export type Grammar = { open: string[]; body: string[]; close: string[]; kids?: string[] };
