/** A part of an article ('Fôr', '' for the whole) and its fibres, most first (EU 1007/2011). */
export interface MaterialPart {
  part: string;
  fibres: { name: string; percent: number | undefined }[];
}

/** Parts without a percentage after them. */
const KNOWN =
  /^(overdel|fôr|såle|innersåle|yttersåle|ytterstoff|håndflate|membran|polstring|spenner|fyll|kork|skall|innerstøvel|innfatning|glass|blære|flyteelement|bunn|skaft|ramme|gaffel|linse|kjerne|skinne|innertelt|yttertelt|overside|håndtak|bånd)\b:?\s*/iu;
/** Words before a percentage name a part: 'fôr og fyll 100 % polyester'. */
const BEFORE_PERCENT = /^(\p{L}[\p{L} ]*?):?\s+(?=\d{1,3}(?:[.,]\d+)?\s*%)/u;
const PIECES = /[,;\n](?!\d)| og\s+(?=\d)/u;
/** Joined, as a long run of blanks costs its square in patterns. */
const BLANKS = /[^\S\n]+/g;
const FIBRE = /^(\d{1,3}(?:[.,]\d+)?)\s*%\s*(.+)$/;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Reads '92 % polyamid, 8 % elastan' and 'Overdel tekstil, fôr tekstil, såle gummi'. */
export function materialParts(material: string): MaterialPart[] {
  const parts: MaterialPart[] = [];
  for (const piece of material
    .replace(BLANKS, ' ')
    .split(PIECES)
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [named = '', name] = BEFORE_PERCENT.exec(piece) ?? KNOWN.exec(piece) ?? [];
    const rest = piece.slice(named.length);
    if (name || parts.length === 0) parts.push({ part: capital(name ?? ''), fibres: [] });
    const [, percent, fibre] = FIBRE.exec(rest) ?? [];
    const made = { name: capital(fibre ?? rest), percent: percent ? Number(percent.replace(',', '.')) : undefined };
    if (rest) parts.at(-1)?.fibres.push(made);
  }
  return parts;
}
