import { whole } from 'demo-chain/pictures/drawing/contour';
import { burner, hose, wall } from 'demo-chain/pictures/drawing/cookware';
import { form, tube } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { sack } from 'demo-chain/pictures/drawing/mats';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { groove, line, mark } from 'demo-chain/pictures/drawing/trim';
import { factOf, type Subject } from 'demo-chain/pictures/subject';
import { at } from 'demo-chain/random';
import { metalOf } from './gas-stove';

export interface MultifuelStoveDesign {
  titanium: boolean;
  /** How the fuel bottle is shown beside the burner. */
  bottle: 'standing' | 'lying' | 'behind';
  legs: 3 | 4;
  shield: number;
  coat: 'accent' | 'steel' | 'red';
}

export function multifuelStoveDesignOf(subject: Subject): MultifuelStoveDesign {
  return {
    titanium: factOf(subject, 'Materiale').startsWith('Titan'),
    bottle: at(['standing', 'lying', 'behind'], subject.id),
    legs: at([3, 4, 4], subject.id),
    shield: at([20, 60, 0], subject.id),
    coat: at(['accent', 'red', 'steel'], subject.id),
  };
}

const FLOOR = 1050;

const coats = (pen: Pen): Record<MultifuelStoveDesign['coat'], Tone> => ({
  accent: pen.accent,
  steel: toneOf('#c3c8cc'),
  red: toneOf('#b8392b'),
});

/** The fuel bottle upright at x, its pump screwed into its neck. */
function fuelBottle(pen: Pen, x: number, foot: number, tone: Tone, upright: boolean): string {
  const half = 118;
  const top = foot - 560;
  const bottle = whole(
    `M${x} ${top}L${x + 52} ${top}C${x + 54} ${top + 60} ${x + half} ${top + 70} ${x + half} ${top + 170}L${x + half} ${foot - 24}C${x + half} ${foot} ${x + half - 20} ${foot + 14} ${x + 60} ${foot + 16}C${x + 40} ${foot + 18} ${x + 20} ${foot + 18} ${x} ${foot + 18}`,
    x,
  );
  const ink = tone.luminance > 0.6 ? pen.dark.base : pen.pale.base;
  const ring = (y: number) => `M${x - half} ${y}C${x - 60} ${y + 20} ${x + 60} ${y + 20} ${x + half} ${y}`;
  return (
    tube(pen, `M${x} ${top - 60}L${x} ${top - 190}`, 20, { tone: pen.steel, matter: 'steel' }) +
    tube(pen, `M${x - 44} ${top - 196}L${x + 44} ${top - 196}`, 34, { tone: pen.dark, matter: 'matt-plastic' }) +
    wall(pen, { x, top: top - 74, foot: top + 6, upper: 50, lower: 60 }, { tone: pen.dark, matter: 'matt-plastic' }) +
    tube(pen, `M${x - 44} ${top - 36}L${x - 96} ${top - 50}`, 24, { tone: toneOf('#b98f4a'), matter: 'steel' }) +
    form(pen, bottle, {
      tone,
      matter: 'lacquer',
      grain: 90,
      round: half,
      bulge: 0.85,
      turned: upright,
      inner:
        groove(ring(top + 188), 6, 0.5) +
        line(ink, ring(foot - 110), 6, 0.9) +
        line(ink, ring(foot - 92), 16, 0.9) +
        mark(pen, ink, x, foot - 250, 2.4),
    })
  );
}

function legged(pen: Pen, x: number, y: number, design: MultifuelStoveDesign, lit: boolean): string {
  const leg = (out: number, up: number) =>
    tube(
      pen,
      `M${x + out * 0.16} ${y + 80}L${x + out * 0.5} ${y + 100}L${x + out} ${FLOOR - up}h${Math.sign(out) * 30}`,
      15,
      {
        tone: pen.steel,
        matter: 'steel',
      },
    );
  const spread = design.legs === 4 ? [leg(-130, 66), leg(140, 66)] : [leg(30, 74)];
  return (
    spread.join('') +
    leg(-216, 4) +
    leg(210, 8) +
    wall(pen, { x, top: y + 60, foot: y + 150, upper: 52, lower: 70 }, { tone: toneOf('#b98f4a'), matter: 'steel' }) +
    burner(pen, {
      x,
      y,
      half: 104,
      tone: metalOf(design.titanium),
      arms: design.legs,
      reach: 206,
      lit,
      shield: design.shield,
    })
  );
}

function shown(pen: Pen, design: MultifuelStoveDesign, lit: boolean): string {
  const tone = coats(pen)[design.coat];
  switch (design.bottle) {
    case 'standing':
      return (
        fuelBottle(pen, 730, FLOOR - 40, tone, true) +
        hose(pen, `M634 404C520 380 560 560 570 700C580 880 560 990 460 970C420 960 400 930 370 916`) +
        legged(pen, 310, 790, design, lit)
      );
    case 'behind':
      return (
        fuelBottle(pen, 250, FLOOR - 90, tone, true) +
        hose(pen, `M154 354C60 400 50 700 150 900C200 1000 380 1060 470 980C500 950 540 920 580 910`) +
        legged(pen, 630, 770, design, lit)
      );
    case 'lying':
      return (
        legged(pen, 400, 690, design, lit) +
        hose(pen, 'M400 830C560 800 760 700 800 800C830 880 790 910 760 936') +
        `<g transform="translate(-40 66) rotate(90 480 950)">${fuelBottle(pen, 480, 1230, tone, false)}</g>`
      );
  }
}

function apart(pen: Pen, design: MultifuelStoveDesign): string {
  return (
    fuelBottle(pen, 730, 980, coats(pen)[design.coat], false) +
    sack(pen, [130, 470], [480, 320], 128, pen.main, '') +
    hose(pen, 'M400 880C540 880 560 760 470 700C380 640 240 680 220 740') +
    legged(pen, 320, 800, design, false)
  );
}

export const multifuelStove = silhouette(
  {
    rest: 'stands',
    restOf: { angle: 'lies', packed: 'lies' },
    floor: FLOOR + 10,
    details: [
      { of: 'angle', at: [320, 830], zoom: 2 },
      { of: 'angle', at: [730, 380], zoom: 2.2 },
    ],
    outdoors: 0.62,
  },
  (pen: Pen, side: Side) => {
    const design = multifuelStoveDesignOf(pen.subject);
    if (side === 'angle') return apart(pen, design);
    if (side === 'packed')
      return `${sack(
        pen,
        [300, 860],
        [470, 420],
        180,
        pen.main,
        mark(pen, pen.main.luminance > 0.7 ? pen.dark.base : pen.pale.base, 200, 0, 3),
      )}<g transform="rotate(14 720 700)">${fuelBottle(pen, 740, 960, coats(pen)[design.coat], false)}</g>`;
    return (
      (pen.view === 'scene' ? groundUnder(pen, 'stone', FLOOR, 760) : '') + shown(pen, design, pen.view === 'scene')
    );
  },
);
