import { panel, patch } from 'demo-chain/pictures/drawing/form';
import {
  asRead,
  cuffOf,
  fingerOf,
  fingers,
  gatherOf,
  type Lying,
  lay,
  pairs,
  palmOf,
  ribsOf,
  thumb,
} from 'demo-chain/pictures/drawing/handwear';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { post } from 'demo-chain/pictures/drawing/props';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { cord, fill, line, mark, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, lotOf, type Subject } from 'demo-chain/pictures/subject';

export interface GloveDesign {
  fingers: 'long' | 'short';
  outer: 'shell' | 'leather' | 'wool' | 'stretch';
  cuff: 'long' | 'short' | 'strap' | 'none';
  /** What stands on the back of the hand. */
  back: 'plain' | 'knuckles' | 'panel' | 'stripes' | 'quilted';
  blocking: 'one' | 'fingers' | 'palm' | 'cuff' | 'thumb';
  touch: boolean;
  leash: boolean;
  padded: boolean;
  lying: number;
}

export function gloveDesignOf(subject: Subject): GloveDesign {
  const lot = lotOf(subject, 'glove');
  const fact = (name: string) => factOf(subject, name);
  const cycling = subject.art === 'cycling-gloves';
  const material = fact('Materiale');
  const wool = material.startsWith('80 % ull');
  return {
    fingers: fact('Fingre') === 'Korte' ? 'short' : 'long',
    outer: cycling ? 'stretch' : wool ? 'wool' : material.includes('geiteskinn') ? 'leather' : 'shell',
    cuff: cycling
      ? fact('Lukking') === 'Borrelås'
        ? 'strap'
        : 'none'
      : fact('Mansjett').startsWith('Lang')
        ? 'long'
        : 'short',
    back: wool ? 'stripes' : lot.pick(['plain', 'knuckles', 'panel', 'quilted'] as const),
    blocking: lot.pick(['one', 'fingers', 'palm', 'cuff', 'thumb'] as const),
    touch: fact('Skjerm på telefonen').startsWith('Pekefinger'),
    leash: fact('Håndleddsrem') === 'Ja',
    padded: cycling,
    lying: lot.int(0, pairs.length - 1),
  };
}

const matterOf: Record<GloveDesign['outer'], MatterName> = {
  shell: 'softshell',
  leather: 'leather',
  wool: 'knit',
  stretch: 'stretch',
};

const knuckles = 'M-140 -96C-70 -132 80 -132 150 -96L150 -40C70 -74 -60 -74 -140 -40Z';
const shield = 'M-122 -60C-60 -92 70 -92 132 -60C134 20 110 92 60 130L-56 130C-104 92 -124 20 -122 -60Z';

function onTheBack(pen: Pen, { back, outer }: GloveDesign): string {
  const whole = { round: 96, bulge: 0.5 };
  const matter = matterOf[outer];
  switch (back) {
    case 'plain':
      return seam(pen.main, 'M-40 -120L-20 120') + seam(pen.main, 'M66 -120L40 120');
    case 'knuckles':
      return patch(pen, knuckles, whole, { tone: pen.accent, matter: 'rubber', height: 5 });
    case 'panel':
      return panel(pen, shield, whole, { tone: pen.panel, matter }) + stitch(pen.main, shield);
    case 'quilted':
      return [-60, -16, 28, 72, 116]
        .map((y) => seam(pen.main, `M-170 ${y}C-60 ${y + 16} 60 ${y + 16} 180 ${y}`, 3))
        .join('');
    case 'stripes':
      return [-40, -6, 60]
        .map((y, i) => line(pen.accent.base, `M-180 ${y}C-60 ${y + 14} 60 ${y + 14} 190 ${y}`, i === 1 ? 18 : 9))
        .join('');
  }
}

const inThePalm = (pen: Pen, { padded, outer }: GloveDesign): string =>
  padded
    ? [
        'M-110 40C-120 -30 -40 -50 -30 20C-26 90 -90 120 -110 40Z',
        'M10 80C0 20 110 -10 122 60C126 140 30 160 10 80Z',
        'M-110 -80H120L112 -44H-104Z',
      ]
        .map((d) => patch(pen, d, { round: 96, bulge: 0.5 }, { tone: pen.accent, matter: 'foam', height: 6 }))
        .join('')
    : patch(
        pen,
        shield,
        { round: 96, bulge: 0.5 },
        { tone: pen.dark, matter: outer === 'leather' ? 'suede' : 'rubber', height: 3 },
      ) + stitch(pen.main, shield);

function cuff(pen: Pen, design: GloveDesign): string {
  const tone: Tone = design.blocking === 'cuff' ? pen.accent : pen.main;
  const matter = matterOf[design.outer];
  switch (design.cuff) {
    case 'long':
      return (
        cuffOf(
          pen,
          { length: 250, wrist: 130, end: 178, tone, matter },
          gatherOf(pen, 150, 262) + stitch(pen.main, 'M-190 442C-60 460 60 460 190 442'),
        ) + (design.leash ? cord(pen.accent, 150, 440, 90, 24) : '')
      );
    case 'short':
      return cuffOf(pen, { length: 120, wrist: 128, end: 134, tone, matter: 'knit' }, ribsOf(136, 220, 350));
    case 'strap':
      return (
        cuffOf(pen, { length: 56, wrist: 128, end: 132, tone, matter }) +
        patch(
          pen,
          'M-60 178L140 172L150 226L-52 236Z',
          { round: 96, bulge: 0.5 },
          { tone: pen.dark, matter: 'webbing', height: 4 },
        )
      );
    case 'none':
      return cuffOf(
        pen,
        { length: 70, wrist: 126, end: 124, tone, matter },
        stitch(pen.main, 'M-140 262C-40 276 40 276 140 262'),
      );
  }
}

function glove(pen: Pen, design: GloveDesign, palm: boolean, mirrored: boolean): string {
  const matter = matterOf[design.outer];
  const cut = design.fingers === 'short' ? 0.42 : 1;
  const second = design.blocking === 'fingers' ? pen.accent : pen.main;
  const tone = palm && design.outer !== 'wool' ? pen.dark : pen.main;
  const tip = (finger: number) => {
    if (!design.touch || cut < 1) return '';
    const [, , length, width] = fingers[finger] ?? thumb;
    return fill(pen.accent.base, `M${-width / 2} ${-length - 20}H${width / 2}V${-length + 36}H${-width / 2}Z`, 0.9);
  };
  const drawn = fingers.map((finger, i) =>
    fingerOf(pen, finger, { tone: i % 2 ? second : palm ? tone : pen.main, matter }, cut, i === 3 ? tip(3) : ''),
  );
  const thumbTone = design.blocking === 'thumb' ? pen.accent : tone;
  return (
    cuff(pen, design) +
    fingerOf(pen, thumb, { tone: thumbTone, matter }, cut < 1 ? 0.5 : 1, tip(4)) +
    drawn.join('') +
    palmOf(
      pen,
      { tone: design.blocking === 'palm' && !palm ? pen.panel : tone, matter },
      palm ? inThePalm(pen, design) : onTheBack(pen, design),
    ) +
    (palm ? '' : asRead(mirrored, mark(pen, design.outer === 'wool' ? pen.dark.base : pen.accent.base, 10, 168, 1.7)))
  );
}

function pair(pen: Pen, side: Side): string {
  const design = gloveDesignOf(pen.subject);
  const outdoors = pen.view === 'scene';
  const [first, second] = (side === 'packed' ? pairs[4] : pairs[outdoors ? 0 : design.lying]) as readonly [
    Lying,
    Lying,
  ];
  const palms = side === 'back';
  const lift = design.cuff === 'long' ? -70 : 20;
  const nudge = pen.lot('nudge');
  const [aside, turned] = [nudge.int(-14, 14), nudge.int(-3, 3)];
  const place = (at: Lying): Lying => ({ ...at, x: at.x + aside, turn: at.turn + turned, y: at.y + lift });
  return (
    (outdoors ? post(pen, 276, 760) + post(pen, 682, 790) : '') +
    lay(place(first), glove(pen, design, palms, palms), palms) +
    lay(place(second), glove(pen, design, palms || side === 'packed' || design.lying === 2, !palms), !palms)
  );
}

export const gloves = silhouette(
  {
    rest: 'lies',
    floor: 1080,
    details: [
      { at: [560, 600], zoom: 2.1 },
      { of: 'back', at: [420, 640], zoom: 2.1 },
    ],
    outdoors: 0.8,
  },
  pair,
);
