/** Facts required before a purchase of food (EU 1169/2011 art. 14), read from the feed's text. */
export interface FoodFacts {
  paragraphs: { label: string; runs: { text: string; allergen: boolean }[] }[];
  nutrition: { title: string; rows: { label: string; value: string; part: boolean }[] } | undefined;
}

const TABLE = /^næringsinnhold\b/i;
const PART = /^(herav|hvorav)\b/i;
// Allergens are in capitals. Three letters or more, so that no unit matches.
const CAPITALS = /(\p{Lu}{3,}(?:[- ]\p{Lu}{3,})*)/u;

export function foodFacts(text: string): FoodFacts {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);
  const table = blocks.find((block) => TABLE.test(block));
  const [title = '', ...lines] = table?.split('\n') ?? [];
  return {
    paragraphs: blocks.filter((block) => block !== table).map(paragraph),
    nutrition: table === undefined ? undefined : { title: title.replace(/:$/, ''), rows: lines.flatMap(row) },
  };
}

function paragraph(block: string): FoodFacts['paragraphs'][number] {
  const [, label = '', rest = block] = /^([^:.\n]{2,40}):\s+([\s\S]*)$/.exec(block) ?? [];
  const runs = rest
    .split(CAPITALS)
    .map((run, i) => ({ text: run, allergen: i % 2 === 1 }))
    .filter((run) => run.text !== '');
  return { label, runs };
}

function row(line: string) {
  const at = line.indexOf(':');
  if (at < 1) return [];
  const label = line.slice(0, at).trim();
  return [{ label, value: line.slice(at + 1).trim(), part: PART.test(label) }];
}
