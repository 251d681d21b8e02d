import { form, panel, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { placed } from 'demo-chain/pictures/drawing/placed';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { outlined } from 'demo-chain/pictures/drawing/spline';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { line, mark } from 'demo-chain/pictures/drawing/trim';
import { type SockDesign, sockDesignOf } from './sock-design';
import { sock } from './sock-knit';
import { ANKLE } from './sock-shape';

/** Both socks of a pair, laid out in one of a few ways. */
function pair(pen: Pen, design: SockDesign): string {
  const one = (small: Pen) => sock(small, design);
  const centre = 600 - (ANKLE.y - design.leg + ANKLE.y + design.width * 1.2) / 2;
  const side = 480 - (ANKLE.x - design.foot / 2);
  switch (design.layout) {
    case 'overlap':
      return (
        placed(pen, { x: side * 0.7 + 92, y: centre - 54, turn: 2 }, one) +
        placed(pen, { x: side * 0.7 - 50, y: centre + 26 }, one)
      );
    case 'apart':
      return (
        placed(pen, { x: side * 0.8 - 4, y: centre * 0.8 + 24, scale: 0.84, turn: -4 }, one) +
        placed(pen, { x: side * 0.8 + 172, y: centre * 0.8 + 190, scale: 0.84, turn: 3 }, one)
      );
    case 'crossed':
      return (
        placed(pen, { x: 60 - side * 0.5, y: centre - 10, scale: 0.98, mirrored: true, turn: 5 }, one) +
        placed(pen, { x: side * 0.5 - 30, y: centre + 10, scale: 0.98, turn: -5 }, one)
      );
  }
}

/** Folded in half and held together by a paper band. */
function folded(pen: Pen, design: SockDesign): string {
  const wide = design.width * 1.75;
  const high = design.height === 'ankle' ? 470 : design.height === 'calf' ? 580 : 680;
  const [x0, x1, y0, y1] = [480 - wide / 2, 480 + wide / 2, 600 - high / 2, 600 + high / 2];
  const { body, second, third, cuffTone, matter, heelTone } = design;
  const layer = (dx: number, dy: number, inner: (volume: Volume) => string) =>
    form(
      pen,
      outlined(
        [
          [x0 + dx, y0 + dy],
          [480 + dx, y0 - 8 + dy],
          [x1 + dx, y0 + 2 + dy],
        ],
        [
          [x1 + dx, y0 + 2 + dy],
          [x1 + 10 + dx, 600 + dy],
          [x1 + dx, y1 - 70 + dy],
          [x1 - 60 + dx, y1 + dy],
          [480 + dx, y1 + 6 + dy],
          [x0 + 60 + dx, y1 + dy],
          [x0 + dx, y1 - 70 + dy],
          [x0 - 8 + dx, 600 + dy],
          [x0 + dx, y0 + dy],
        ],
      ),
      { tone: body, matter, round: 46, bulge: 0.55, inner },
    );
  const strip = (from: number, to: number, tone: Tone, volume: Volume, made: SockDesign['matter'] = matter) =>
    panel(
      pen,
      `M${x0 - 60} ${from}C${x0 + 80} ${from + 10} ${x1 - 80} ${from + 10} ${x1 + 80} ${from}L${x1 + 80} ${to}C${x1 - 80} ${to + 10} ${x0 + 80} ${to + 10} ${x0 - 60} ${to}Z`,
      volume,
      { tone, matter: made, edge: 0.5 },
    );
  const paper = toneOf(pen.lot('band').pick(['#cdb48c', '#ece6da', '#a9b3a0', '#b5b9bb']));
  return (
    layer(26, -22, (volume) => strip(y0 - 60, y0 + 60, cuffTone, volume, 'rib')) +
    layer(
      0,
      0,
      (volume) =>
        strip(y0 - 40, y0 + design.cuff, cuffTone, volume, 'rib') +
        (design.pattern === 'plain'
          ? ''
          : strip(y0 + design.cuff + 26, y0 + design.cuff + 48, second, volume) +
            strip(y0 + design.cuff + 66, y0 + design.cuff + 78, third, volume)) +
        (design.toe || design.heel ? strip(y1 - 90, y1 + 60, heelTone, volume, 'knit') : ''),
    ) +
    form(
      pen,
      `M${x0 - 22} 560C${x0 + 90} 574 ${x1 - 90} 574 ${x1 + 44} 556L${x1 + 46} 706C${x1 - 90} 724 ${x0 + 90} 724 ${x0 - 22} 710Z`,
      {
        tone: paper,
        matter: 'paper',
        round: 18,
        bulge: 0.4,
        inner:
          mark(pen, paper.luminance > 0.6 ? '#3a342c' : '#efebe2', 480, 628, 2.6) +
          line(second.base, `M${x0 - 30} 700C${x0 + 90} 712 ${x1 - 90} 712 ${x1 + 60} 696`, 7),
      },
    )
  );
}

/** Hung up to dry on a rail between two posts. */
function drying(pen: Pen, design: SockDesign): string {
  const wood = toneOf('#8a7156');
  const post = (x: number, lean: number) =>
    tube(pen, `M${x} 168L${x + lean} 1130`, 30, { tone: wood, matter: 'wood', cap: 'butt', grain: 90 });
  const peg = (x: number, y: number) =>
    form(pen, `M${x - 9} ${y - 30}L${x + 9} ${y - 30}L${x + 7} ${y + 34}L${x - 7} ${y + 34}Z`, {
      tone: toneOf('#c9ab7c'),
      matter: 'wood',
      round: 6,
      bulge: 0.6,
      grain: 90,
    });
  const scale = 0.78;
  const top = ANKLE.y - design.leg;
  const hung = (x: number, turn: number) =>
    placed(pen, { x: x - ANKLE.x * scale, y: 236 - top * scale, scale }, (small) =>
      placed(small, { turn }, (inner) => sock(inner, design)),
    );
  return (
    post(86, -18) +
    post(884, 14) +
    tube(pen, 'M40 214C300 232 660 232 930 208', 20, { tone: wood, matter: 'wood' }) +
    hung(430, 0) +
    hung(780, 0) +
    [380, 478, 730, 828].map((x) => peg(x, 240)).join('')
  );
}

function drawn(pen: Pen, side: Side): string {
  const design = sockDesignOf(pen.subject);
  switch (side) {
    case 'front':
      return pen.view === 'scene' ? drying(pen, design) : pair(pen, design);
    case 'back':
      return sock(pen, design);
    case 'angle':
      return placed(pen, { y: 600 - (ANKLE.y - design.leg / 2 + 60), x: -40, scale: 1, mirrored: true }, (small) =>
        sock(small, design, true),
      );
    case 'packed':
      return folded(pen, design);
  }
}

export const sockPair = silhouette((pen) => {
  const { leg, width, cuff } = sockDesignOf(pen.subject);
  return {
    rest: 'lies',
    details: [
      { of: 'back', at: [ANKLE.x, ANKLE.y - leg + cuff + 60], zoom: 2.4 },
      { of: 'back', at: [ANKLE.x - 40, ANKLE.y + width * 0.5], zoom: 2 },
    ],
    outdoors: 0.92,
  };
}, drawn);
