/** One part of an article ('Fôr', '' for the whole) and what it is made of, most first (EU 1007/2011). */
export interface MaterialPart {
  part: string;
  fibres: { name: string; percent: number | undefined }[];
}

const PART =
  /^(overdel|fôr|såle|innersåle|yttersåle|ytterstoff|fyll|innfatning|glass|blære|skaft|flyteelement)\b:?\s*/i;
const FIBRE = /^(\d{1,3}(?:[.,]\d+)?)\s*%\s*(.+)$/;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Reads '92 % polyamid, 8 % elastan' and 'Overdel tekstil, fôr tekstil, såle gummi'. */
export function materialParts(material: string): MaterialPart[] {
  const parts: MaterialPart[] = [];
  for (const piece of material
    .split(/[,;\n](?!\d)/)
    .map((text) => text.trim())
    .filter(Boolean)) {
    const name = PART.exec(piece)?.[1];
    const rest = name ? piece.replace(PART, '') : piece;
    if (name || parts.length === 0) parts.push({ part: capital(name ?? ''), fibres: [] });
    const [, percent, fibre] = FIBRE.exec(rest) ?? [];
    const made = { name: capital(fibre ?? rest), percent: percent ? Number(percent.replace(',', '.')) : undefined };
    if (rest) parts.at(-1)?.fibres.push(made);
  }
  return parts;
}
