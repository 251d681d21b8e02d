import { whole } from 'demo-chain/pictures/drawing/contour';
import { form, panel } from 'demo-chain/pictures/drawing/form';
import { groundUnder } from 'demo-chain/pictures/drawing/ground';
import { onColour } from 'demo-chain/pictures/drawing/layers';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { inkOn, motif } from 'demo-chain/pictures/drawing/tastes';
import { fill, groove, line, mark } from 'demo-chain/pictures/drawing/trim';

const canOutline = whole(
  'M480 286C540 286 588 282 604 276C612 300 632 316 634 344L634 1000C634 1026 616 1042 604 1056C570 1066 520 1068 480 1068',
);

function can(pen: Pen, x: number): string {
  const { steel } = pen;
  const lid = (rx: number, ry: number, y: number, ink: string) =>
    onColour(
      `<ellipse cx="480" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}" stroke="${steel.line}" stroke-width="2"/>`,
    );
  return (
    `<g transform="translate(${x} 0)">` +
    form(pen, canOutline, {
      matter: 'anodised',
      round: 150,
      bulge: 0.9,
      turned: true,
      grain: 90,
      inner: (volume) =>
        panel(pen, 'M300 780C420 720 540 740 660 660L660 1080L300 1080Z', volume, {
          tone: pen.accent,
          matter: 'anodised',
          edge: 0,
        }) +
        motif(pen, 480, 610, 1.15) +
        mark(pen, inkOn(pen), 480, 420, 3.4) +
        panel(pen, 'M300 1034C420 1050 540 1050 660 1034L660 1080L300 1080Z', volume, {
          tone: steel,
          matter: 'steel',
        }) +
        panel(pen, 'M300 260L660 260L660 322C560 338 400 338 300 322Z', volume, { tone: steel, matter: 'steel' }),
    }) +
    lid(126, 24, 276, steel.base) +
    lid(112, 18, 279, steel.shade) +
    lid(104, 14, 282, steel.light) +
    line(steel.line, 'M466 280A34 7 0 1 1 466 281', 5) +
    '</g>'
  );
}

const bottleOutline = whole(
  'M480 330L536 330C540 370 560 396 592 424C624 452 634 484 634 520L634 600C634 622 618 634 616 656C614 690 634 706 634 736L634 1000C634 1036 622 1058 590 1064C560 1066 546 1052 520 1054C506 1056 494 1058 480 1058',
);
const juice = whole(
  'M480 452C520 456 570 456 606 450C624 470 628 500 626 524L626 600C626 622 610 634 608 656C606 690 626 706 626 736L626 996C626 1030 614 1050 588 1054C560 1058 546 1044 520 1046C506 1048 494 1050 480 1050',
);

function bottle(pen: Pen, x: number, size: number): string {
  const cap = Array.from({ length: 11 }, (_, i) => groove(`M${428 + i * 10.4} 232V322`, 4, 0.5)).join('');
  return (
    `<g transform="translate(${x} 1060) scale(${size}) translate(-480 -1060)">` +
    form(pen, bottleOutline, {
      fill: '#e9eeee',
      matter: 'glass',
      round: 120,
      bulge: 0.8,
      turned: true,
      edge: 1.2,
      inner: (volume) =>
        panel(pen, juice, volume, { tone: pen.main, matter: 'glass', edge: 0 }) +
        [566, 596, 626].map((y) => groove(`M340 ${y}C420 ${y + 10} 540 ${y + 10} 620 ${y}`, 7, 0.5)).join('') +
        [960, 990, 1020].map((y) => groove(`M340 ${y}C420 ${y + 10} 540 ${y + 10} 620 ${y}`, 7, 0.4)).join('') +
        panel(pen, 'M330 664C420 680 540 680 630 664V920C540 936 420 936 330 920Z', volume, {
          tone: pen.accent,
          matter: 'paper',
        }) +
        fill('#ffffff', 'M480 716A78 78 0 1 1 479 716Z', 0.9) +
        motif(pen, 480, 794, 0.62) +
        mark(pen, pen.accent.luminance > 0.72 ? pen.accent.line : '#ffffff', 480, 694, 1.5),
    }) +
    form(pen, 'M424 224C440 214 520 214 536 224L540 326C520 336 440 336 420 326Z', {
      tone: pen.accent,
      matter: 'plastic',
      round: 40,
      turned: true,
      inner: cap,
    }) +
    '</g>'
  );
}

function drink(one: (pen: Pen, x: number) => string, apart: number) {
  return (pen: Pen, side: Side): string => {
    if (side === 'packed') return one(pen, 480 - apart) + one(pen, 480 + apart) + one(pen, 480);
    if (side === 'angle') return one(pen, 400) + one(pen, 590);
    return (pen.view === 'scene' ? groundUnder(pen, 'stone', 1062, 340) : '') + one(pen, 480);
  };
}

/** 1.5 litres are taller and wider than half a litre. */
export const sportsDrink = silhouette(
  (pen) => ({
    rest: 'stands',
    floor: 1060,
    details: [
      { at: [480, 760], zoom: 2.1 },
      { at: [480, 320], zoom: 2.1 },
    ],
    outdoors: pen.subject.name.includes('1,5') ? 0.86 : 0.66,
  }),
  drink((pen, x) => bottle(pen, x, pen.subject.name.includes('1,5') ? 1.16 : 0.9), 200),
);

export const energyDrink = silhouette(
  {
    rest: 'stands',
    floor: 1062,
    details: [
      { at: [480, 600], zoom: 2 },
      { at: [480, 340], zoom: 2.2 },
    ],
    outdoors: 0.66,
  },
  drink((pen, x) => can(pen, x - 480), 250),
);
