import { factOf, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export interface BottleDesign {
  kind: 'thermos' | 'water' | 'child' | 'training' | 'cycling';
  litres: number;
  body: 'steel' | 'powder' | 'clear' | 'squeeze';
  cap: 'cup' | 'loop' | 'spout' | 'valve';
  outline: 'straight' | 'waisted' | 'shouldered' | 'tapered' | 'round';
  decor: 'none' | 'band' | 'dip' | 'wave' | 'peaks' | 'dots' | 'stripes' | 'ring';
  scale: boolean;
}

const kinds: Partial<Record<Subject['art'], BottleDesign['kind']>> = {
  thermos: 'thermos',
  'child-bottle': 'child',
  'training-bottle': 'training',
  'cycling-bottle': 'cycling',
};

export function bottleDesignOf(subject: Subject): BottleDesign {
  const lot = lotOf(subject, 'bottle');
  const kind = kinds[subject.art] ?? 'water';
  const material = factOf(subject, 'Materiale');
  const steel = material.startsWith('Rustfritt');
  const cork = factOf(subject, 'Kork');
  return {
    kind,
    litres: numberIn(subject, 'Volum', 0.5),
    body:
      kind === 'thermos' || steel
        ? lot.chance(0.75)
          ? 'powder'
          : 'steel'
        : material.startsWith('Kopolyester')
          ? 'clear'
          : 'squeeze',
    cap:
      factOf(subject, 'Lokk') === 'Kopp'
        ? 'cup'
        : cork.startsWith('Skrukork')
          ? 'loop'
          : cork.includes('lås')
            ? 'valve'
            : 'spout',
    outline:
      kind === 'cycling'
        ? lot.pick(['waisted', 'waisted', 'shouldered'] as const)
        : kind === 'thermos'
          ? lot.pick(['straight', 'shouldered', 'tapered'] as const)
          : lot.pick(['straight', 'shouldered', 'tapered', 'round', 'waisted'] as const),
    decor: lot.pick(['none', 'band', 'dip', 'wave', 'peaks', 'dots', 'stripes', 'ring'] as const),
    scale: factOf(subject, 'Målestreker') === 'Ja',
  };
}
