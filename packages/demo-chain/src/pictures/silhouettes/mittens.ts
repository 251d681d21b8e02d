import { folds, form, panel, patch } from 'demo-chain/pictures/drawing/form';
import {
  asRead,
  cuffOf,
  fingerOf,
  gatherOf,
  type Lying,
  lay,
  pairs,
  ribsOf,
} from 'demo-chain/pictures/drawing/handwear';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { post } from 'demo-chain/pictures/drawing/props';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { cord, line, mark, seam, stitch, zip } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, isForChildren, lotOf, type Subject } from 'demo-chain/pictures/subject';

export interface MittenDesign {
  outer: 'felt' | 'shell';
  cuff: 'rib' | 'strap' | 'zip';
  pattern: 'none' | 'star' | 'stripes' | 'two-tone' | 'dots' | 'animal';
  grip: boolean;
  child: boolean;
  lying: number;
}

export function mittenDesignOf(subject: Subject): MittenDesign {
  const lot = lotOf(subject, 'mitten');
  const fact = (name: string) => factOf(subject, name);
  const child = isForChildren(subject);
  return {
    outer: fact('Ytterside').startsWith('Tovet') ? 'felt' : 'shell',
    cuff: fact('Mansjett') === 'Vrangbord' ? 'rib' : fact('Mansjett').includes('glidelås') ? 'zip' : 'strap',
    pattern: lot.pick(
      child ? (['animal', 'dots', 'stripes', 'two-tone'] as const) : (['none', 'star', 'stripes', 'two-tone'] as const),
    ),
    grip: fact('Håndflate').startsWith('Gummi'),
    child,
    lying: lot.int(0, pairs.length - 1),
  };
}

const hand =
  'M-150 150C-168 40 -172 -120 -132 -236C-104 -318 -50 -352 4 -352C66 -352 122 -312 146 -232C176 -120 172 40 152 150C146 190 142 214 140 236L-134 236C-136 206 -144 186 -150 150Z';
const star = 'M0 -96L20 -34L84 -50L40 0L84 50L20 34L0 96L-20 34L-84 50L-40 0L-84 -50L-20 -34Z';

function onTheBack(pen: Pen, { pattern, outer }: MittenDesign, volume: Volume): string {
  const matter: MatterName = outer === 'felt' ? 'fleece' : 'softshell';
  switch (pattern) {
    case 'none':
      return seam(pen.main, 'M-158 -20C-60 -50 60 -50 160 -20') + seam(pen.main, 'M-160 60C-60 30 60 30 160 60');
    case 'star':
      return `<g transform="translate(0 -120)">${panel(pen, star, volume, { tone: pen.accent, matter })}</g>`;
    case 'stripes':
      return [-240, -170, -100, -30, 40]
        .map((y, i) =>
          line(i % 2 ? pen.panel.base : pen.accent.base, `M-190 ${y}C-60 ${y - 26} 60 ${y - 26} 190 ${y}`, 30),
        )
        .join('');
    case 'two-tone':
      return panel(pen, 'M-200 -380H200V-60C60 -100 -60 -100 -200 -60Z', volume, { tone: pen.accent, matter });
    case 'dots':
      return [-250, -160, -70, 20]
        .flatMap((y, row) => [-90, 0, 90].map((x) => line(pen.accent.base, `M${x + (row % 2) * 44} ${y}h.1`, 40)))
        .join('');
    case 'animal':
      return (
        line(pen.dark.base, 'M-52 -150h.1M52 -150h.1', 30) +
        line(pen.dark.base, 'M0 -104h.1', 38) +
        line(pen.dark.base, 'M-40 -66C-20 -40 0 -50 0 -80C0 -50 20 -40 40 -66', 8) +
        line(pen.accent.base, 'M-96 -104h.1M96 -104h.1', 40, 0.6)
      );
  }
}

const ears = (pen: Pen) =>
  [-1, 1]
    .map((side) =>
      form(pen, `M${side * 20} -300C${side * 40} -420 ${side * 150} -410 ${side * 128} -250Z`, {
        matter: 'fleece',
        round: 40,
        tone: pen.main,
      }),
    )
    .join('');

function cuff(pen: Pen, design: MittenDesign): string {
  switch (design.cuff) {
    case 'rib':
      return cuffOf(
        pen,
        { length: 130, wrist: 130, end: 132, tone: pen.accent, matter: 'knit' },
        ribsOf(136, 220, 360),
      );
    case 'strap':
      return (
        cuffOf(pen, { length: 220, wrist: 130, end: 170, matter: 'softshell' }, gatherOf(pen, 150, 262)) +
        cord(pen.accent, 140, 420, 84, 22)
      );
    case 'zip':
      return cuffOf(
        pen,
        { length: 220, wrist: 130, end: 164, tone: pen.panel, matter: 'softshell' },
        gatherOf(pen, 150, 256) +
          zip(pen, 'M60 226L84 450', { width: 14, tape: pen.accent }) +
          stitch(pen.main, 'M-176 424C-60 440 60 440 176 424'),
      );
  }
}

function mitten(pen: Pen, design: MittenDesign, palm: boolean, mirrored: boolean): string {
  const matter: MatterName = design.outer === 'felt' ? 'fleece' : 'softshell';
  return (
    cuff(pen, design) +
    (design.pattern === 'animal' && !palm ? ears(pen) : '') +
    fingerOf(pen, [150, 90, 214, 104, 34], { matter, tone: palm ? pen.panel : pen.main }) +
    form(pen, hand, {
      matter,
      round: 130,
      bulge: 0.5,
      inner: (volume) =>
        folds(
          [
            [-170, 60, -90, 84, -20, 66],
            [160, 130, 90, 150, 20, 128],
            [-160, -120, -110, -100, -60, -116],
          ],
          18,
          0.8,
        ) +
        (palm
          ? patch(
              pen,
              'M-112 100C-126 -60 -110 -220 -60 -280C-20 -316 40 -310 78 -270C124 -200 130 -40 112 100Z',
              volume,
              {
                tone: pen.dark,
                matter: design.grip ? 'rubber' : 'leather',
                height: 3,
              },
            )
          : onTheBack(pen, design, volume)),
    }) +
    (palm ? '' : asRead(mirrored, mark(pen, pen.accent.luminance > 0.7 ? pen.accent.base : pen.pale.base, 0, 176, 1.8)))
  );
}

function pair(pen: Pen, side: Side): string {
  const design = mittenDesignOf(pen.subject);
  const outdoors = pen.view === 'scene';
  const [first, second] = (side === 'packed' ? pairs[4] : pairs[outdoors ? 0 : design.lying]) as readonly [
    Lying,
    Lying,
  ];
  const palms = side === 'back';
  const size = design.child ? 0.9 : 1;
  const nudge = pen.lot('nudge');
  const [aside, turned] = [nudge.int(-14, 14), nudge.int(-3, 3)];
  const place = (at: Lying): Lying => ({
    ...at,
    x: at.x + aside,
    turn: at.turn + turned,
    y: at.y + (design.cuff === 'rib' ? 60 : 0),
    size: at.size * size,
  });
  return (
    (outdoors ? post(pen, 276, 760) + post(pen, 682, 790) : '') +
    lay(place(first), mitten(pen, design, palms, palms), palms) +
    lay(place(second), mitten(pen, design, palms || side === 'packed' || design.lying === 2, !palms), !palms)
  );
}

export const mittens = silhouette(
  {
    rest: 'lies',
    floor: 1080,
    details: [
      { at: [560, 560], zoom: 2 },
      { of: 'back', at: [400, 760], zoom: 2 },
    ],
    outdoors: 0.8,
  },
  pair,
);
