const BREAK = '\u200b';
const HARD = '\u00a0';

/** Longer units first, as one may begin another. */
const UNITS =
  'millimeter|centimeter|kilometer|kilogram|kroner|mAh|mm|cm|dm|km|kg|hg|mg|dl|cl|ml|Wh|kcal|kJ|lm|den|timer|time|minutter|min|dager|dag|år|liter|gram|meter|watt|kr|stk|hk|Nm|bar|psi|°C|%|‰|m²|m³|m|g|l|L|h|t|s|W|V|A|K|N|J';

const GROUPS = /(?<![\d,.])\d{1,3}(?: \d{3})+(?![\d])/g;
const MEASURE = new RegExp(`(\\d) (?=(?:${UNITS})(?:/[\\p{L}²³]+)?(?![\\p{L}\\d]))`, 'gu');

const MONTHS = 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember';
const DAY = new RegExp(`(\\d\\.) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu');

/** '15 000 mm' and '9. desember' never break. */
export const keepTogether = (text: string): string =>
  text
    .replace(GROUPS, (number) => number.replaceAll(' ', HARD))
    .replace(MEASURE, `$1${HARD}`)
    .replace(DAY, `$1${HARD}`);

/** For narrow places: '25 000 g/m²' may break before '/24 t'. */
export const keepPartsTogether = (text: string): string => keepTogether(text).replace(/(?<=²)\//g, `${BREAK}/`);
