import type { Held } from '@/lib/lists/held';
import type { IndexedArticle, IndexSource } from '@/server/ports/search-engine';
import { type Kind, kinds } from './fixture-kinds';

export interface FixtureArticle extends IndexedArticle {
  eans: string[];
  held: Held[];
}

/** What judgements are made on. */
export interface Facts {
  kind: string;
  detail: string;
  color: string;
}

export interface Fixture {
  articles: FixtureArticle[];
  facts: Map<number, Facts>;
}

const brands = ['Fjellvar', 'Nordheim', 'Tindra', 'Villmo', 'Skarv', 'Ødegård Sport', 'Ålund'];
const series = [
  'Romsdal',
  'Rondane',
  'Femund',
  'Lyngen',
  'Hardanger',
  'Ørnes',
  'Åre',
  'Setesdal',
  'Svolvær',
  'Trollheim',
  'Jotun',
  'Sylane',
  'Dovre',
  'Galdhø',
];
const colors = ['Svart', 'Marineblå', 'Rød', 'Skogsgrønn', 'Grå', 'Hvit', 'Oransje', 'Turkis'];
const colorGroups = ['Svart', 'Blå', 'Rød', 'Grønn', 'Grå', 'Hvit', 'Oransje', 'Blå'];
const genderNames: Record<number, string> = { 1: 'Herre', 2: 'Dame', 4: 'Barn', 10: 'Uni', 11: 'Junior' };
const sizes: Record<Kind['sizes'], string[]> = {
  letters: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  shoes: ['36', '37', '38', '39', '40', '41', '42', '42 2/3', '43', '44', '45'],
  kids: ['92', '98', '104', '110/116', '122/128'],
  none: [],
};

/** Mulberry32: the same catalogue on every run. */
export function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function fixture(count = 690, seed = 20): Fixture {
  const random = randomFrom(seed);
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: T[], share: number): T[] => list.filter(() => random() < share);
  const group2 = [...new Set(kinds.map((kind) => kind.group2))];
  const group3 = [...new Set(kinds.map((kind) => `${kind.group2}>${kind.group3}`))];
  const facts = new Map<number, Facts>();

  const articles = Array.from({ length: count }, (_, i): FixtureArticle => {
    const kind = kinds[i % kinds.length] as Kind;
    // Ids do not rise with the place in the catalogue, so that ties in id order are seen.
    const id = 10_000 + ((i * 7919) % 100_003);
    const gender = kind.genders.length ? pick(kind.genders) : 0;
    // In turn, so that every sort of goods comes in every colour.
    const color = ((i % kinds.length) + Math.floor(i / kinds.length)) % colors.length;
    const brand = Math.floor(random() * brands.length);
    const detail = pick(kind.details);
    const noun = pick(kind.nouns);
    const line = pick(series);
    const name = [
      pick([`${line} ${noun}`, `${line} ${noun}`, `${noun} ${line}`]),
      detail,
      gender && gender !== 10 ? genderNames[gender] : '',
    ]
      .filter(Boolean)
      .join(' ');
    const shops = some([1, 2, 3, 4, 5, 6, 7, 8], random() < 0.15 ? 0 : 0.5);
    const [low, high] = kind.kroner;
    const price = Math.round(low + random() * random() * (high - low)) * 100;
    const sizesHere = kind.sizes === 'letters' && gender === 4 ? sizes.kids : sizes[kind.sizes];
    const groupId = 300 + group3.indexOf(`${kind.group2}>${kind.group3}`);
    facts.set(id, { kind: kind.kind, detail, color: colorGroups[color] as string });
    const article = {
      id,
      articleNo: `NV-${40_000 + i * 13}`,
      slug: `artikkel-${id}`,
      name,
      description: `${line} ${kind.text}`,
      price,
      pant: 0,
      brand: brands[brand] as string,
      brands: [brand + 1],
      colors: [
        {
          id: color + 1,
          name: colors[color] as string,
          hex: '#123456',
          colorCode: null,
          colorGroup: colorGroups.indexOf(colorGroups[color] as string) + 1,
          image: null,
          ean: String(7_000_000_000_000 + id),
        },
      ],
      colorGroups: [
        {
          id: colorGroups.indexOf(colorGroups[color] as string) + 1,
          label: colorGroups[color] as string,
          name: colorGroups[color] as string,
          hex: '#123456',
          colorId: color + 1,
          checked: false,
        },
      ],
      gender: genderNames[gender] ?? '',
      genders: gender ? [gender] : [],
      articleGroup2ID: 100 + group2.indexOf(kind.group2),
      articleGroup3ID: groupId,
      canPurchase: true,
      customLabel: null,
      group2: kind.group2,
      group3: kind.group3,
      image: null,
      shops,
      available: shops,
      featured: random() < 0.05,
      category: kind.category,
      categories: [kind.category],
      subcategories: [100 + group2.indexOf(kind.group2)],
      groups: [groupId],
      campaigns:
        random() < 0.1
          ? [{ id: 9000 + i, campaignId: 1 + (i % 3), articleId: id, price, labelType: 'none', labelData: {} }]
          : [],
      averageRating: i % 4 ? 1 + ((i * 7) % 41) / 10 : 0,
      reviewCount: i % 4,
      campaignLabelType: null,
      campaignLabel: null,
      originalPrice: null,
      webPurchaseLimit: 0,
      bestsellerQty: random() < 0.5 ? 1 + Math.floor(random() * 300) : 9999,
      bestsellerTurnover: 9999,
      onlyCC: false,
      season: '',
      frightPrice: 9900,
      visible: true,
      sizes: some(sizesHere, 0.8),
      availability: shops.length,
      // In another order than the ids, some of one moment.
      dateCreated: new Date(Date.UTC(2024, 0, 1) + ((id * 7919) % 97) * 86_400_500).toISOString(),
      eans: [
        `70${String(10_000_000_000 + i * 37).padStart(11, '0')}`,
        `70${String(20_000_000_000 + i * 41).padStart(11, '0')}`,
      ],
    };
    // Every third size of a shop is sold out there.
    const held = article.sizes.map((size, at) => ({ size, shops: shops.filter((shop) => (id + at * shop) % 3 > 0) }));
    return { ...article, held };
  });
  return { articles, facts };
}

/** A catalogue of these, read so many at a time. */
export function inBatches(items: IndexedArticle[], size = 100): IndexSource {
  const batches = () => batchesOf(items, size);
  return { names: batches, articles: batches };
}

export async function* batchesOf<T>(items: T[], size = 100): AsyncGenerator<T[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
