/** The care symbols of ISO 3758 that a washing instruction names; FOR-2004-10-01-1340 asks for them in this order. */
export type CareSymbol =
  | 'wash-30'
  | 'wash-40'
  | 'wash-60'
  | 'wash-30-gentle'
  | 'wash-40-gentle'
  | 'wash-60-gentle'
  | 'wash-hand'
  | 'wash-never'
  | 'bleach-never'
  | 'tumble-low'
  | 'tumble-never'
  | 'dry-hanging'
  | 'dry-flat'
  | 'iron-low'
  | 'iron-never'
  | 'clean-never';

const GENTLE = /skånsom|ullprogram|finvask/i;

function washing(text: string): CareSymbol | undefined {
  if (/ikke vask|kan ikke vaskes/i.test(text)) return 'wash-never';
  if (/håndvask/i.test(text)) return 'wash-hand';
  const degrees = /(?:maskin)?vask\D{0,12}(30|40|60)\s*°/i.exec(text)?.[1] as '30' | '40' | '60' | undefined;
  if (!degrees) return undefined;
  return GENTLE.test(text) ? `wash-${degrees}-gentle` : `wash-${degrees}`;
}

const OTHERS: [CareSymbol, RegExp][] = [
  ['bleach-never', /ikke (bruk )?(blek|klor)/i],
  ['tumble-low', /(?<!ikke )tørketrommel (på )?(lav|skånsom)/i],
  ['tumble-never', /ikke tørketrommel|ikke (bruk )?tørketrommel/i],
  ['dry-hanging', /tørk(es)? hengende|heng(es)? til tørk/i],
  ['dry-flat', /tørk(es)? (liggende|flatt)|flattørk/i],
  ['iron-low', /(?<!ikke )stryk(es)? (på )?(lav|svak)/i],
  ['iron-never', /ikke stryk/i],
  ['clean-never', /ikke (kjemisk )?rens/i],
];

/** Returns the symbols of 'Maskinvask 40 °C, skånsom. Ikke blekemiddel. …'. Other text stays text. */
export function careSymbols(washLabel: string): CareSymbol[] {
  const first = washing(washLabel);
  const rest = OTHERS.filter(([, words]) => words.test(washLabel)).map(([symbol]) => symbol);
  return first ? [first, ...rest] : rest;
}
