const amount = '(?:kr\\.?\\s*)?(\\d{1,3}(?: \\d{3})+|\\d+)';
const crowns = '(?:\\s*(kr|kroner|nok)(?![\\p{L}\\d])\\.?|\\s*(,-))';
const start = '(?<![\\p{L}\\d])';

const between = new RegExp(`${start}(?:mellom|fra)?\\s*${amount}\\s*(?:og|til|-)\\s*${amount}${crowns}`, 'u');
const under = new RegExp(
  `${start}(?:under|maks|max|inntil|opptil|billigere enn|mindre enn)\\s*${amount}${crowns}?(?![\\p{L}\\d])`,
  'u',
);
const over = new RegExp(`${start}(?:over|minst|fra|dyrere enn|mer enn)\\s*${amount}${crowns}`, 'u');

export interface PriceWords {
  written: string;
  label: string;
  /** Øre, both inclusive. */
  price: { min?: number; max?: number };
}

/** "under 1000 kr", "mellom 500 og 1000 kr". Without "kr" only "under" counts, and from 100 on: "under 20" may be degrees. */
export function priceWords(text: string): PriceWords | undefined {
  const range = between.exec(text);
  if (range) {
    const [min, max] = [crownsOf(range[1]), crownsOf(range[2])];
    return found(range, `${min}–${max} kr`, { min: min * 100, max: max * 100 });
  }
  const low = under.exec(text);
  if (low && (low[2] || low[3] || crownsOf(low[1]) >= 100)) {
    return found(low, `under ${crownsOf(low[1])} kr`, { max: crownsOf(low[1]) * 100 });
  }
  const high = over.exec(text);
  return high ? found(high, `over ${crownsOf(high[1])} kr`, { min: crownsOf(high[1]) * 100 }) : undefined;
}

const crownsOf = (digits: string | undefined) => Number((digits ?? '').replaceAll(' ', ''));
const found = (match: RegExpExecArray, label: string, price: PriceWords['price']) => ({
  written: match[0],
  label,
  price,
});
