import { num } from './contour';
import { form, type Surface, tube } from './form';
import type { Pen } from './pen';
import { mix, type Tone, toneOf } from './tone';
import { fill, groove, line, mark } from './trim';

/** How high a level circle looks for its width: seen a little from above. */
const SEEN = 0.16;

export const levelRing = (x: number, y: number, half: number): string =>
  `M${num(x - half)} ${num(y)}A${num(half)} ${num(half * SEEN)} 0 0 1 ${num(x + half)} ${num(y)}A${num(half)} ${num(half * SEEN)} 0 0 1 ${num(x - half)} ${num(y)}Z`;

const frontOf = (x: number, y: number, half: number): string =>
  `M${num(x - half)} ${num(y)}A${num(half)} ${num(half * SEEN)} 0 0 0 ${num(x + half)} ${num(y)}`;

export interface Wall {
  x: number;
  top: number;
  foot: number;
  upper: number;
  lower: number;
}

/** An upright wall that goes round: `upper` and `lower` are half of its width there. */
export function wall(
  pen: Pen,
  { x, top, foot, upper, lower }: Wall,
  surface: Surface & { inner?: string } = {},
): string {
  const d = `${frontOf(x, foot, lower)}L${num(x + upper)} ${num(top)}L${num(x - upper)} ${num(top)}Z`;
  return form(pen, d, { matter: 'aluminium', grain: 90, bulge: 0.85, ...surface, turned: true });
}

/** The open mouth of a wall, with the dark of its inside. */
export function mouth(pen: Pen, x: number, y: number, half: number, tone: Tone): string {
  return (
    form(pen, levelRing(x, y, half), { tone: toneOf(tone.deep), matter: 'matt-plastic', round: 0 }) +
    tube(pen, levelRing(x, y, half), 9, { tone, matter: 'aluminium' })
  );
}

/** Holes all round a wall at one height, narrower towards its sides. */
export function holesRound(x: number, y: number, half: number, count: number, [wide, high]: [number, number]): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = ((i + 0.5) / count - 0.5) * 2.9;
    const cx = x + Math.sin(turn) * half * 0.985;
    const cy = y + Math.cos(turn) * half * SEEN;
    const rx = Math.max(1.5, wide * Math.cos(turn));
    const d = `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${high} 0 0 1 ${num(cx + rx)} ${num(cy)}A${num(rx)} ${high} 0 0 1 ${num(cx - rx)} ${num(cy)}Z`;
    return groove(d, 6, -0.4) + fill('#17191c', d, 0.94);
  }).join('');
}

export interface Pot {
  x: number;
  foot: number;
  half: number;
  high: number;
  tone: Tone;
  /** What the lid's knob and the handles are covered with. */
  grip: Tone;
  lid?: boolean;
  handles?: 'left' | 'right' | 'none';
  printed?: boolean;
}

export function lidOn(pen: Pen, x: number, y: number, half: number, tone: Tone, grip: Tone): string {
  const h = half * SEEN;
  return (
    form(
      pen,
      `M${num(x - half)} ${num(y)}C${num(x - half * 0.8)} ${num(y - h * 2.1)} ${num(x + half * 0.8)} ${num(y - h * 2.1)} ${num(x + half)} ${num(y)}A${num(half)} ${num(h)} 0 0 1 ${num(x - half)} ${num(y)}Z`,
      {
        tone,
        matter: 'aluminium',
        round: h * 1.6,
        bulge: 0.6,
        inner: groove(levelRing(x, y - h * 0.7, half * 0.62), 5, 0.5),
      },
    ) +
    form(
      pen,
      `M${num(x - 14)} ${num(y - h * 1.1)}L${num(x - 30)} ${num(y - h * 1.1 - 42)}C${num(x - 20)} ${num(y - h * 1.1 - 58)} ${num(x + 20)} ${num(y - h * 1.1 - 58)} ${num(x + 30)} ${num(y - h * 1.1 - 42)}L${num(x + 14)} ${num(y - h * 1.1)}Z`,
      { tone: grip, matter: 'rubber', round: 20 },
    )
  );
}

/** A wire handle that folds out sideways, with its sleeve. */
function wing(pen: Pen, x: number, y: number, out: number, grip: Tone): string {
  const d = `M${num(x)} ${num(y)}C${num(x + out)} ${num(y - 6)} ${num(x + out * 1.1)} ${num(y + 120)} ${num(x)} ${num(y + 132)}`;
  return (
    tube(pen, d, 11, { tone: pen.steel, matter: 'steel' }) +
    tube(
      pen,
      `M${num(x + out * 0.62)} ${num(y + 14)}C${num(x + out * 0.9)} ${num(y + 40)} ${num(x + out * 0.9)} ${num(y + 90)} ${num(x + out * 0.62)} ${num(y + 116)}`,
      25,
      {
        tone: grip,
        matter: 'rubber',
      },
    )
  );
}

export function pot(
  pen: Pen,
  { x, foot, half, high, tone, grip, lid = false, handles = 'right', printed = true }: Pot,
): string {
  const top = foot - high;
  const side = handles === 'left' ? -1 : 1;
  const ink = tone.luminance > 0.6 ? pen.dark.base : pen.pale.base;
  const scale = [0.3, 0.5, 0.7]
    .map((share) => groove(`M${num(x + half * 0.44)} ${num(top + high * share)}h${half * 0.2}`, 5, 0.7))
    .join('');
  return (
    (handles === 'none' ? '' : wing(pen, x + side * half * 0.96, top + high * 0.16, side * 84, grip)) +
    wall(
      pen,
      { x, top, foot, upper: half, lower: half * 0.95 },
      {
        tone,
        inner:
          groove(frontOf(x, foot - 18, half), 5, 0.4) +
          scale +
          (printed ? mark(pen, ink, x - half * 0.1, foot - high * 0.42, half / 70) : ''),
      },
    ) +
    (lid ? lidOn(pen, x, top, half * 1.02, tone, grip) : mouth(pen, x, top, half, tone))
  );
}

/** Blue flames round a burner. */
export function flames(pen: Pen, x: number, y: number, half: number, high: number): string {
  return [-0.9, 0.9, -0.5, 0.5, 0]
    .map((share, i) => {
      const cx = x + share * half;
      const wide = half * 0.2;
      const tall = high * (0.8 + ((i * 7) % 4) * 0.1);
      return form(
        pen,
        `M${num(cx - wide)} ${num(y)}C${num(cx - wide * 1.3)} ${num(y - tall * 0.5)} ${num(cx - wide * 0.2)} ${num(y - tall * 0.7)} ${num(cx)} ${num(y - tall)}C${num(cx + wide * 0.3)} ${num(y - tall * 0.7)} ${num(cx + wide * 1.3)} ${num(y - tall * 0.5)} ${num(cx + wide)} ${num(y)}Z`,
        { tone: toneOf(i % 2 ? '#5aa4ea' : '#7db9f0'), matter: 'flat', round: 0, edge: 0 },
      );
    })
    .join('');
}

export interface Canister {
  x: number;
  foot: number;
  half: number;
  high: number;
  tone: Tone;
}

/** A gas canister; its valve is at (x, foot − high). */
export function canister(pen: Pen, { x, foot, half, high, tone }: Canister): string {
  const top = foot - high;
  const ink = tone.luminance > 0.62 ? pen.dark.base : pen.pale.base;
  const shoulder = top + Math.min(high * 0.4, half * 0.56);
  const d =
    `M${num(x - 44)} ${num(top)}C${num(x - half * 0.7)} ${num(top + 12)} ${num(x - half)} ${num(top + (shoulder - top) * 0.4)} ${num(x - half)} ${num(shoulder)}L${num(x - half)} ${num(foot - 20)}` +
    `C${num(x - half)} ${num(foot + half * 0.12)} ${num(x - half * 0.5)} ${num(foot + half * SEEN)} ${num(x)} ${num(foot + half * SEEN)}` +
    `C${num(x + half * 0.5)} ${num(foot + half * SEEN)} ${num(x + half)} ${num(foot + half * 0.12)} ${num(x + half)} ${num(foot - 20)}L${num(x + half)} ${num(shoulder)}` +
    `C${num(x + half)} ${num(top + (shoulder - top) * 0.4)} ${num(x + half * 0.7)} ${num(top + 12)} ${num(x + 44)} ${num(top)}Z`;
  const second = toneOf(mix(tone.base, tone.luminance > 0.5 ? '#20242a' : '#f1ede4', 0.75)).base;
  return (
    form(pen, d, {
      tone,
      matter: 'lacquer',
      bulge: 0.85,
      turned: true,
      inner:
        line(second, frontOf(x, shoulder + 26, half), 9) +
        line(second, frontOf(x, shoulder + 44, half), 3) +
        line(second, frontOf(x, foot - 34, half), 22) +
        groove(frontOf(x, foot - 8, half), 6, 0.5) +
        mark(pen, ink, x, (shoulder + foot) / 2 + half * 0.12, half / 62),
    }) + wall(pen, { x, top: top - 18, foot: top + 8, upper: 40, lower: 46 }, { tone: pen.steel, matter: 'steel' })
  );
}

/** A bent hose with a braided cover. */
export const hose = (pen: Pen, d: string): string =>
  tube(pen, d, 20, { tone: pen.dark, matter: 'rubber' }) + line('#777d85', d, 13, 0.7, ' stroke-dasharray="3 6"');

export interface Burner {
  x: number;
  /** Where the burner head's upper edge is. */
  y: number;
  half: number;
  tone: Tone;
  arms: 3 | 4;
  /** How far the pot supports reach. */
  reach: number;
  lit?: boolean;
  shield?: number;
}

/** A burner head with its wind ring and unfolded pot supports. */
export function burner(pen: Pen, { x, y, half, tone, arms, reach, lit = false, shield = 0 }: Burner): string {
  const arm = (out: number, fore: number) => {
    const up = `M${num(x + out * 0.12)} ${num(y + 66)}L${num(x + out)} ${num(y + 20 + fore)}L${num(x + out)} ${num(y - 46 + fore)}L${num(x + out * 0.5)} ${num(y - 34 + fore)}`;
    return tube(pen, up, 13, { tone: pen.steel, matter: 'steel' });
  };
  const behind = arms === 4 ? arm(-reach * 0.62, -24) + arm(reach * 0.62, -24) : arm(reach * 0.16, -26);
  const before = arms === 4 ? arm(-reach * 0.86, 22) + arm(reach * 0.86, 22) : arm(-reach, 8) + arm(reach * 0.94, 10);
  return (
    behind +
    wall(pen, { x, top: y + 14, foot: y + 74, upper: half * 0.9, lower: half * 0.34 }, { tone, matter: 'steel' }) +
    form(pen, levelRing(x, y + 10, half), {
      tone: toneOf(tone.deep),
      matter: 'steel',
      round: 8,
      inner: groove(levelRing(x, y + 10, half * 0.66), 6, 0.6),
    }) +
    (lit ? flames(pen, x, y + 10, half * 0.84, 74) : '') +
    wall(
      pen,
      { x, top: y + 10 - shield, foot: y + 34, upper: half * (1.02 + shield / 260), lower: half },
      {
        tone,
        matter: 'steel',
        inner: holesRound(x, y + 14 - shield * 0.3, half, 13, [5, 6]),
      },
    ) +
    before
  );
}
