/** In the order of the filter, with their names in addresses. */
export const sizeKindParams = {
  clothes: 'klaer',
  childClothes: 'barneklaer',
  shoes: 'sko',
  childShoes: 'barnesko',
  skiBoots: 'alpinstovler',
  socks: 'sokker',
  gloves: 'hansker',
  childGloves: 'barnehansker',
  head: 'hode',
  skis: 'ski',
  poles: 'staver',
  sleepingBags: 'soveposer',
  bikes: 'sykler',
  dogs: 'hund',
  balls: 'baller',
  weight: 'vekt',
  length: 'lengde',
  other: 'andre',
} as const;
export type SizeKind = keyof typeof sizeKindParams;
export const sizeKinds = Object.keys(sizeKindParams) as SizeKind[];

const kindOfParam = new Map<string, SizeKind>(sizeKinds.map((kind) => [sizeKindParams[kind], kind]));

/** 23 may be a child's shoe, or a ski boot of 23 cm. */
export const sizeOfKind = (kind: SizeKind, size: string) => `${sizeKindParams[kind]}.${size}`;

export function readSizeOfKind(value: string): { kind?: SizeKind; size: string } {
  const end = value.indexOf('.');
  const kind = kindOfParam.get(value.slice(0, Math.max(0, end)));
  return kind ? { kind, size: value.slice(end + 1) } : { size: value };
}

export const isOfKind = (value: string | number) => readSizeOfKind(String(value)).kind !== undefined;

/** A size without a kind is one of every kind that is offered. */
export function ofEveryKind(asked: readonly string[], offered: Iterable<string | number>): string[] {
  if (asked.every(isOfKind)) return [...asked];
  const known = Map.groupBy([...offered].map(String).filter(isOfKind), (value) => readSizeOfKind(value).size);
  return [...new Set(asked.flatMap((size) => known.get(size) ?? [size]))];
}

export function bySizeKind<One extends { value: number | string }>(
  sizes: readonly One[],
): { kind: SizeKind; sizes: One[] }[] {
  const parted = Map.groupBy(sizes, ({ value }) => readSizeOfKind(String(value)).kind ?? 'other');
  return sizeKinds.flatMap((kind) => {
    const own = parted.get(kind);
    return own ? [{ kind, sizes: own }] : [];
  });
}
