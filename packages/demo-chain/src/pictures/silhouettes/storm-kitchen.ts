import {
  canister,
  flames,
  holesRound,
  hose,
  lidOn,
  mouth,
  type Pot,
  pot,
  wall,
} from 'demo-chain/pictures/drawing/cookware';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark } from 'demo-chain/pictures/drawing/trim';
import { factOf, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';
import { metalOf } from './gas-stove';

export interface StormKitchenDesign {
  /** Litres, of each pot. */
  pots: number[];
  persons: number;
  titanium: boolean;
  gas: boolean;
  piezo: boolean;
  /** Where the pot stands that is not on the burner. */
  beside: 'left' | 'right';
  lid: 'on' | 'laid' | 'second';
  holes: 'round' | 'slots' | 'rows';
}

export function stormKitchenDesignOf(subject: Subject): StormKitchenDesign {
  const [, ...pots] = (factOf(subject, 'Kjeler').match(/\d+(?:,\d+)?/g) ?? []).map((n) => Number(n.replace(',', '.')));
  return {
    pots,
    persons: subject.n,
    titanium: factOf(subject, 'Materiale').startsWith('Titan'),
    gas: factOf(subject, 'Brensel') === 'Gass',
    piezo: factOf(subject, 'Tenning').startsWith('Piezo'),
    beside: at(['left', 'right'], subject.id),
    lid: at(['on', 'laid', 'second'], subject.id),
    holes: at(['round', 'slots', 'rows', 'slots', 'round', 'rows'], subject.id),
  };
}

const FLOOR = 990;
/** A litre fills a pot 268 units wide. */
const halfOf = (litres: number) => 134 * Math.cbrt(litres);
const highOf = (litres: number) => 176 * Math.cbrt(litres);

const metal = ({ titanium }: StormKitchenDesign): Tone => metalOf(titanium);
/** Dark goods have dark pots; on others one sees the metal. */
const potTone = (pen: Pen, design: StormKitchenDesign): Tone => (pen.main.luminance < 0.5 ? pen.main : metal(design));
const gripOf = (pen: Pen): Tone => (pen.accent.luminance < 0.3 ? pen.dark : pen.accent);

function potOf(
  pen: Pen,
  design: StormKitchenDesign,
  litres: number,
  at: Partial<Pot> & Pick<Pot, 'x' | 'foot'>,
): string {
  return pot(pen, {
    half: halfOf(litres),
    high: highOf(litres),
    tone: potTone(pen, design),
    grip: gripOf(pen),
    ...at,
  });
}

function shieldHoles(x: number, y: number, half: number, holes: StormKitchenDesign['holes']): string {
  switch (holes) {
    case 'round':
      return holesRound(x, y, half, 9, [15, 15]);
    case 'slots':
      return holesRound(x, y, half, 13, [7, 26]);
    case 'rows':
      return holesRound(x, y - 20, half, 13, [9, 9]) + holesRound(x, y + 16, half, 12, [9, 9]);
  }
}

/** The windshield in two halves round burner and pot: what makes a kitchen of it. */
function kitchen(pen: Pen, x: number, foot: number, design: StormKitchenDesign, lit: boolean): string {
  const [litres = 1] = design.pots;
  const half = halfOf(litres) * 1.26;
  const waist = foot - half * 0.72;
  const top = waist - half * 0.82;
  const tone = metal(design);
  return (
    potOf(pen, design, litres, {
      x,
      foot: top + highOf(litres) * 0.52,
      handles: 'none',
      printed: false,
      lid: design.lid !== 'laid',
    }) +
    (lit ? flames(pen, x, waist - 4, half * 0.5, 60) : '') +
    wall(
      pen,
      { x, top, foot: waist + 8, upper: half * 0.9, lower: half * 1.02 },
      { tone, inner: holesRound(x, top + half * 0.2, half * 0.92, 11, [10, 10]) },
    ) +
    wall(
      pen,
      { x, top: waist, foot, upper: half, lower: half * 0.8 },
      { tone, inner: shieldHoles(x, foot - half * 0.34, half * 0.86, design.holes) },
    ) +
    mark(pen, pen.dark.base, x, waist - half * 0.32, half / 84)
  );
}

/** The gripping tongs, laid on the ground. */
const tongs = (pen: Pen, x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${
    tube(pen, 'M-130 -10L-40 -8L0 6', 15, { tone: pen.steel, matter: 'aluminium' }) +
    tube(pen, 'M-40 10L90 2', 26, { tone: gripOf(pen), matter: 'rubber' }) +
    tube(pen, 'M-40 -12L96 -22', 26, { tone: gripOf(pen), matter: 'rubber' }) +
    tube(pen, 'M-130 14L-44 10', 15, { tone: pen.steel, matter: 'aluminium' })
  }</g>`;

function shown(pen: Pen, design: StormKitchenDesign, lit: boolean): string {
  const [, second = 1] = design.pots;
  const sign = design.beside === 'left' ? -1 : 1;
  const half = halfOf(second);
  const main = 480 - sign * 170;
  const other = 480 + sign * 160;
  const grip = gripOf(pen);
  const gas = design.gas
    ? canister(pen, {
        x: other + sign * 20,
        foot: FLOOR - 84,
        half: 118,
        high: 330,
        tone: toneOf(at(['#c2432f', '#30557a', '#2f5d50'], pen.subject.id)),
      })
    : '';
  const supply = design.gas
    ? hose(
        pen,
        `M${other + sign * 20} ${FLOOR - 430}C${other - sign * 30} ${FLOOR - 560} ${other - sign * 130} ${FLOOR - 470} ${other - sign * 120} ${FLOOR - 340}C${other - sign * 110} ${FLOOR - 220} ${main + sign * 190} ${FLOOR - 160} ${main + sign * 130} ${FLOOR - 110}`,
      )
    : '';
  return (
    gas +
    supply +
    kitchen(pen, main, FLOOR - 18, design, lit) +
    potOf(pen, design, second, { x: other, foot: FLOOR, handles: design.beside, lid: design.lid === 'second' }) +
    (design.lid === 'laid' ? lidOn(pen, main - sign * 30, FLOOR + 52, half, potTone(pen, design), grip) : '') +
    tongs(pen, design.lid === 'laid' ? 480 + sign * 180 : main, FLOOR + 66, sign * 6)
  );
}

const disc = (pen: Pen, x: number, y: number, r: number, tone: Tone, bulge: number, inner = '') =>
  form(pen, `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`, {
    tone,
    matter: 'aluminium',
    round: 34,
    bulge,
    inner,
  });

/** All of it from above: the parts beside each other. */
function apart(pen: Pen, design: StormKitchenDesign): string {
  const [first = 1, second = 1] = design.pots;
  const dark = toneOf(potTone(pen, design).deep);
  const steel = metal(design);
  const bowl = (x: number, y: number, litres: number) => {
    const r = halfOf(litres) * 1.1;
    return disc(pen, x, y, r, potTone(pen, design), 0.5) + disc(pen, x, y, r - 16, dark, -0.5);
  };
  const ring = halfOf(first) * 1.3;
  const holes = Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * 2 * Math.PI;
    return disc(pen, 280 + Math.cos(turn) * (ring - 32), 330 + Math.sin(turn) * (ring - 32), 10, pen.dark, 0.2);
  }).join('');
  return (
    disc(pen, 280, 330, ring, steel, 0.4) +
    disc(pen, 280, 330, ring - 58, toneOf(steel.shade), -0.6) +
    holes +
    disc(pen, 280, 330, 66, toneOf('#b98f4a'), 0.6) +
    disc(pen, 280, 330, 40, pen.dark, -0.4) +
    bowl(690, 300, first) +
    bowl(270, 820, second) +
    disc(pen, 680, 800, halfOf(second) * 1.1, potTone(pen, design), 0.3) +
    disc(pen, 680, 800, halfOf(second) * 0.8, potTone(pen, design), 0.2) +
    disc(pen, 680, 800, 34, gripOf(pen), 0.6) +
    tongs(pen, 500, 1080, pen.lot('tongs').int(-14, 14))
  );
}

/** Nested and strapped together. */
function nested(pen: Pen, design: StormKitchenDesign): string {
  const [, litres = 1] = design.pots;
  const half = halfOf(litres) * 1.5;
  const foot = 960;
  const high = half * 1.06;
  const tone = metal(design);
  return (
    wall(
      pen,
      { x: 480, top: foot - high, foot, upper: half, lower: half * 0.82 },
      { tone, inner: shieldHoles(480, foot - half * 0.3, half * 0.88, design.holes) },
    ) +
    mouth(pen, 480, foot - high, half, tone) +
    lidOn(pen, 480, foot - high - 6, half * 0.97, potTone(pen, design), gripOf(pen)) +
    tube(
      pen,
      `M${480 + half * 0.42} ${foot - high - half * 0.2}C${480 + half * 0.5} ${foot - high} ${480 + half * 0.48} ${foot - high + 40} ${480 + half * 0.47} ${foot - high + 70}L${480 + half * 0.4} ${foot + half * 0.1}`,
      34,
      { tone: gripOf(pen), matter: 'webbing', bulge: 0.3, cap: 'butt' },
    ) +
    mark(pen, pen.dark.base, 430, foot - high * 0.56, half / 70) +
    tongs(pen, pen.lot('tongs').int(380, 620), foot + 90, 6)
  );
}

export const stormKitchen = silhouette(
  (pen) => {
    const design = stormKitchenDesignOf(pen.subject);
    const sign = design.beside === 'left' ? -1 : 1;
    return {
      rest: 'stands',
      restOf: { angle: 'lies' },
      floor: FLOOR + 20,
      details: [
        { at: [480 - sign * 184, 790], zoom: 1.7 },
        { at: [480 + sign * 200, 870], zoom: 1.9 },
      ],
      outdoors: 0.72,
    };
  },
  (pen: Pen, side: Side) => {
    const design = stormKitchenDesignOf(pen.subject);
    if (side === 'angle') return apart(pen, design);
    if (side === 'packed') return nested(pen, design);
    const lit = pen.view === 'scene';
    const set = `<g transform="translate(480 ${FLOOR}) scale(1.08) translate(-480 ${-FLOOR})">${shown(pen, design, lit)}</g>`;
    return (lit ? groundUnder(pen, 'stone', FLOOR, 820) : '') + set;
  },
);
