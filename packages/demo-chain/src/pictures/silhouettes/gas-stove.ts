import { type Burner, burner, canister, hose, wall } from 'demo-chain/pictures/drawing/cookware';
import { tube } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { sack } from 'demo-chain/pictures/drawing/mats';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark } from 'demo-chain/pictures/drawing/trim';
import { factOf, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';

export interface GasStoveDesign {
  build: 'on-top' | 'hose' | 'cup' | 'wide' | 'tall';
  titanium: boolean;
  piezo: boolean;
  /** The canister it is shown with. */
  gas: 'small' | 'middle' | 'large';
}

export function gasStoveDesignOf(subject: Subject): GasStoveDesign {
  return {
    build: at(['on-top', 'hose', 'cup', 'wide', 'tall'], subject.id),
    titanium: factOf(subject, 'Materiale').startsWith('Titan'),
    piezo: factOf(subject, 'Tenning').startsWith('Piezo'),
    gas: at(['middle', 'small', 'large', 'middle', 'small'], subject.id),
  };
}

const FLOOR = 1050;
const sizes = {
  small: { half: 150, high: 250 },
  middle: { half: 196, high: 290 },
  large: { half: 186, high: 440 },
} as const;
const canisterTones = ['#c2432f', '#e3e1da', '#2f5d50', '#e8a33a', '#30557a'] as const;

export const metalOf = (titanium: boolean): Tone => toneOf(titanium ? '#9a938b' : '#c3c8cc');

/** The valve's stem with its folding key, and the piezo button. */
function stem(pen: Pen, x: number, top: number, foot: number, { piezo, titanium }: GasStoveDesign): string {
  const middle = (top + foot) / 2;
  return (
    (piezo
      ? tube(pen, `M${x - 20} ${foot - 30}C${x - 70} ${middle} ${x - 66} ${top} ${x - 30} ${top - 20}`, 7, {
          tone: pen.dark,
        }) +
        tube(pen, `M${x - 34} ${foot - 22}h-40`, 38, { tone: pen.dark, matter: 'matt-plastic', cap: 'butt' }) +
        tube(pen, `M${x - 78} ${foot - 22}h-12`, 28, { tone: toneOf('#d0402c'), matter: 'plastic' })
      : '') +
    wall(pen, { x, top, foot, upper: 17, lower: 22 }, { tone: metalOf(titanium), matter: 'steel' }) +
    wall(pen, { x, top: foot - 44, foot, upper: 36, lower: 36 }, { tone: toneOf('#b98f4a'), matter: 'steel' }) +
    tube(
      pen,
      `M${x + 34} ${foot - 24}L${x + 80} ${foot - 24}M${x + 80} ${foot - 50}L${x + 190} ${foot - 54}L${x + 190} ${foot + 6}L${x + 80} ${foot + 2}Z`,
      9,
      {
        tone: pen.accent,
        matter: 'steel',
      },
    )
  );
}

function headOf(design: GasStoveDesign): Omit<Burner, 'x' | 'y' | 'tone'> {
  switch (design.build) {
    case 'on-top':
      return { half: 66, arms: 3, reach: 176 };
    case 'hose':
      return { half: 88, arms: 4, reach: 236 };
    case 'cup':
      return { half: 138, arms: 3, reach: 150, shield: 120 };
    case 'wide':
      return { half: 116, arms: 4, reach: 270, shield: 24 };
    case 'tall':
      return { half: 74, arms: 3, reach: 214, shield: 46 };
  }
}

function onCanister(pen: Pen, design: GasStoveDesign, lit: boolean): string {
  const { half, high } = sizes[design.gas];
  const tone = toneOf(at(canisterTones, pen.subject.id));
  const valve = FLOOR - high - 14;
  const y = valve - (design.build === 'tall' ? 300 : 210);
  return (
    canister(pen, { x: 480, foot: FLOOR, half, high, tone }) +
    stem(pen, 480, y + 60, valve, design) +
    burner(pen, { x: 480, y, tone: metalOf(design.titanium), lit, ...headOf(design) })
  );
}

/** The burner stands low on legs of its own; the canister is beside it. */
function onLegs(pen: Pen, design: GasStoveDesign, lit: boolean): string {
  const { half, high } = sizes[design.gas];
  const tone = toneOf(at(canisterTones, pen.subject.id));
  const x = 330;
  const y = 800;
  const valve = FLOOR - 60 - high;
  const leg = (out: number, down: number) =>
    tube(pen, `M${x} ${y + 90}L${x + out} ${FLOOR - down}h${Math.sign(out) * 34}`, 14, {
      tone: pen.steel,
      matter: 'steel',
    });
  return (
    canister(pen, { x: 740, foot: FLOOR - 60, half, high, tone }) +
    stem(pen, 740, valve - 60, valve - 10, design) +
    hose(
      pen,
      `M740 ${valve - 64}C700 ${valve - 150} 560 ${valve - 30} 590 860C610 990 520 1010 440 ${y + 150}C410 ${y + 120} 380 ${y + 96} ${x + 20} ${y + 84}`,
    ) +
    leg(-60, 70) +
    leg(-210, 10) +
    leg(190, 6) +
    burner(pen, { x, y, tone: metalOf(design.titanium), lit, ...headOf(design) })
  );
}

const shown = (pen: Pen, design: GasStoveDesign, lit: boolean) =>
  design.build === 'hose' ? onLegs(pen, design, lit) : onCanister(pen, design, lit);

/** What is in the box: the burner alone, and its pouch. */
function apart(pen: Pen, design: GasStoveDesign): string {
  return (
    sack(pen, [640, 1010], [720, 640], 130, pen.main, '') +
    stem(pen, 320, 740, 1000, design) +
    burner(pen, { x: 320, y: 690, tone: metalOf(design.titanium), ...headOf(design) })
  );
}

export const gasStove = silhouette(
  (pen) => {
    const design = gasStoveDesignOf(pen.subject);
    const valve = FLOOR - sizes[design.gas].high;
    const low = design.build === 'hose';
    return {
      rest: 'stands',
      restOf: { angle: 'lies', packed: 'lies' },
      floor: FLOOR + 24,
      details: [
        low ? { at: [330, 830], zoom: 2.2 } : { at: [480, valve - (design.build === 'tall' ? 280 : 190)], zoom: 2 },
        low ? { at: [740, valve - 90], zoom: 2.4 } : { at: [520, valve - 30], zoom: 2.4 },
      ],
      outdoors: 0.62,
    };
  },
  (pen: Pen, side: Side) => {
    const design = gasStoveDesignOf(pen.subject);
    if (side === 'angle') return apart(pen, design);
    if (side === 'packed')
      return sack(
        pen,
        [430, 860],
        [560 + pen.lot('pouch').int(-120, 60), 380],
        190,
        pen.main,
        mark(pen, pen.main.luminance > 0.7 ? pen.dark.base : pen.pale.base, 220, 0, 3),
      );
    return (
      (pen.view === 'scene' ? groundUnder(pen, 'stone', FLOOR, 560) : '') + shown(pen, design, pen.view === 'scene')
    );
  },
);
