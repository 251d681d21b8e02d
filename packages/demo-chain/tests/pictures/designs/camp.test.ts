import { articles } from 'demo-chain/articles';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { bagDesignOf, skiBagDesignOf } from 'demo-chain/pictures/silhouettes/bag-design';
import { lavvoDesignOf } from 'demo-chain/pictures/silhouettes/lavvo';
import { packDesignOf } from 'demo-chain/pictures/silhouettes/pack-design';
import { tarpDesignOf } from 'demo-chain/pictures/silhouettes/tarp';
import { tentDesignOf } from 'demo-chain/pictures/silhouettes/tent-design';
import { factOf, type Subject } from 'demo-chain/pictures/subject';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

const packs = [
  'trekking-pack',
  'expedition-pack',
  'day-pack',
  'child-pack',
  'city-pack',
  'cycling-pack',
  'ski-touring-pack',
] as const;

/** Every article of these kinds; a kind without any would make its rule say nothing. */
function all(...kinds: SilhouetteKind[]): Subject[] {
  const found = articles
    .filter(({ kind }) => kinds.includes(kind.art))
    .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)));
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** Fact, value of the design that it must lead to, and the design's own. */
type Rule<T> = [fact: string, told: (value: string) => unknown, drawn: (design: T) => unknown];

const first = (value: string) => Number(/\d+(?:,\d+)?/.exec(value)?.[0].replace(',', '.'));

function follows<T>(kinds: SilhouetteKind[], designOf: (subject: Subject) => T, rules: Rule<T>[]): void {
  for (const subject of all(...kinds))
    for (const [fact, told, drawn] of rules) {
      const value = factOf(subject, fact);
      expect(value, `${subject.name} tells ${fact}`).not.toBe('');
      expect(drawn(designOf(subject)), `${subject.name}, ${fact} ${value}`).toEqual(told(value));
    }
}

describe('what is carried is drawn as its facts say', () => {
  it('rucksacks have their pockets and their litres', () => {
    follows([...packs], packDesignOf, [
      ['Volum', first, (design) => design.litres],
      ['Lommer', first, ({ pockets }) => pockets.top + pockets.front + pockets.side + pockets.belt],
      ['Hoftebelte', (value) => (value.startsWith('Polstret') ? 'padded' : 'strap'), (design) => design.belt],
    ]);
  });

  it('of a kind, those that hold more are taller', () => {
    for (const kind of packs) {
      const designs = all(kind).map(packDesignOf);
      for (const a of designs)
        for (const b of designs) if (b.litres - a.litres >= 8) expect(b.high, kind).toBeGreaterThan(a.high);
    }
  });

  it('ski straps, back openings and bottom openings are where the facts name them', () => {
    follows(['trekking-pack', 'expedition-pack', 'ski-touring-pack'], packDesignOf, [
      ['Feste', (value) => value.includes('Ski'), (design) => design.skis],
      ['Åpning', (value) => value.includes('rygg'), (design) => design.rearOpening],
      ['Åpning', (value) => value.includes('bunn'), (design) => design.bottomZip],
    ]);
    follows(['day-pack', 'child-pack', 'city-pack', 'cycling-pack'], packDesignOf, [
      ['Rygg', (value) => (value === 'Spent netting' ? 'net' : 'channels'), (design) => design.back],
      ['Refleks', (value) => (value === 'Front' ? 'front' : 'all'), (design) => design.reflex],
    ]);
  });

  it('bags have their cloth, handles and compartments', () => {
    follows(['duffel', 'expedition-duffel', 'training-bag', 'bicycle-pannier', 'ski-bag', 'dry-bag'], bagDesignOf, [
      ['Stoff', (value) => (value.startsWith('TPU') ? 'tarpaulin' : 'cordura'), (design) => design.matter],
      ['Håndtak', first, (design) => design.handles],
      ['Kan bæres som sekk', (value) => value === 'Ja', (design) => design.asRucksack],
      ['Plass til', (value) => value.startsWith('Sko'), (design) => design.shoes],
    ]);
    follows(['ski-bag'], skiBagDesignOf, [
      ['Lengde', first, (design) => design.length],
      ['Plass til', first, (design) => design.pairs],
    ]);
  });
});

describe('what one sleeps in is drawn as its facts say', () => {
  it('tents have the form, the persons and the doors', () => {
    follows(['dome-tent', 'tunnel-tent'], tentDesignOf, [
      ['Personer', first, (design) => design.persons],
      ['Innganger', first, (design) => design.doors],
      ['Form', (value) => (value === 'Kuppel' ? 'dome' : 'tunnel'), (design) => design.form],
    ]);
  });

  it('family tents are cabins one stands in, with windows', () => {
    for (const subject of all('family-tent')) {
      const design = tentDesignOf(subject);
      expect(design.form).toBe('cabin');
      expect(design.height).toBeGreaterThan(170);
      expect(design.windows).toBeGreaterThan(0);
    }
  });

  it('tarps and lavvos have their size', () => {
    follows(['tarp'], tarpDesignOf, [
      ['Areal', first, (design) => design.area],
      ['Snorer', first, (design) => design.lines],
    ]);
    follows(['lavvo'], lavvoDesignOf, [
      ['Høyde', first, (design) => design.height],
      ['Diameter', first, (design) => design.diameter],
      ['Bunn', (value) => value.includes('snøkant'), (design) => design.snowFlap],
    ]);
  });
});
