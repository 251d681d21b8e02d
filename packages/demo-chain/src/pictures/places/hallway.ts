import { type Brush, brushFor, darker, halo, lighter, moved, n, rect, shaded, shape, stroke } from './brush';
import { boot, jacket, rucksack } from './goods';
import { battens } from './materials';
import { place } from './place';
import { room } from './room';

const AWAY = 5;

/** A door with a pane that lets the autumn day in. */
function door(brush: Brush, x: number): string {
  const pane = { x: x + 0.2, y: 1.05, w: 0.6, h: 0.8 };
  return (
    rect({ x: x - 0.13, y: 0, w: 1.26, h: 2.22 }, '#f1ebdd') +
    shaded(
      brush,
      'right',
      [
        [0, '#5d7a70'],
        [0.5, '#4d6a60'],
        [1, '#3d564e'],
      ],
      (fill) => rect({ x, y: 0.02, w: 1, h: 2.08 }, fill),
    ) +
    stroke(`M${n(x + 0.2)} -.2h.6v-.62h-.6zM${n(pane.x)} ${n(-pane.y)}h.6v-.8h-.6z`, '#2f453e', 0.03) +
    shaded(
      brush,
      'down',
      [
        [0, '#fff8e4'],
        [0.5, '#fbe3ae'],
        [0.75, '#d99a4a'],
        [1, '#8a6a3c'],
      ],
      (fill) => rect(pane, fill),
    ) +
    stroke(`M${n(pane.x + 0.3)} ${n(-pane.y)}v-.8M${n(pane.x)} ${n(-pane.y - 0.4)}h.6`, '#4d6a60', 0.035) +
    stroke(`M${n(x + 0.9)} -1h-.13`, '#c9a25c', 0.035) +
    rect({ x: x - 0.2, y: 0, w: 1.4, h: 0.03 }, '#7d6a50')
  );
}

/** What hangs on the pegs, each with the shadow it throws on the boards. */
function pegs(brush: Brush, x: number, height: number, colours: readonly string[]): string {
  const wide = colours.length * 0.62 + 0.25;
  const hung = colours
    .map((colour, i) => {
      const garment = jacket(brush, colour);
      const at = x + 0.45 + i * 0.62;
      const shadow = shape('M-.3 .05L-.28 -.4Q-.2 -.7 0 -.78Q.2 -.7 .28 -.4L.3 .05Z', '#2b2a2a', 0.22);
      return moved(at + 0.06, height - 0.9, shadow) + moved(at, height - 0.84, garment);
    })
    .join('');
  return (
    rect({ x: x + 0.02, y: height - 0.1, w: wide, h: 0.12 }, '#2b2a2a', 0.2) +
    rect({ x, y: height - 0.06, w: wide, h: 0.12 }, '#b08a5a') +
    rect({ x, y: height + 0.045, w: wide, h: 0.015 }, '#e3c193') +
    rect({ x, y: height + 0.3, w: wide, h: 0.04 }, '#b08a5a') +
    rect({ x: x + 0.1, y: height + 0.34, w: 0.34, h: 0.2 }, '#7d6a50') +
    shape(`M${n(x + 0.75)} ${n(-height - 0.34)}q.02 -.2 .15 -.2t.15 .2z`, '#a83a2c') +
    shape(`M${n(x + 0.74)} ${n(-height - 0.34)}h.32v-.06h-.32z`, '#d9cdb4') +
    hung
  );
}

function shoeBench(brush: Brush, x: number, w: number): string {
  const pairs = ['#7a4a2c', '#3f4a4c', '#8a7a58', '#2f5a54'];
  const below = pairs
    .map((colour, i) => {
      const at = x + 0.22 + i * ((w - 0.3) / pairs.length);
      return moved(at, 0.03, boot(darker(colour, 0.25)), 0.95) + moved(at + 0.14, 0.02, boot(colour));
    })
    .join('');
  return (
    rect({ x: x + 0.02, y: 0, w: w - 0.04, h: 0.4 }, '#1d1712', 0.42) +
    below +
    rect({ x, y: 0, w: 0.07, h: 0.42 }, '#8a6238') +
    rect({ x: x + w - 0.07, y: 0, w: 0.07, h: 0.42 }, '#7a5530') +
    shaded(
      brush,
      'right',
      [
        [0, '#b98a58'],
        [1, '#d9b07c'],
      ],
      (fill) => rect({ x: x - 0.05, y: 0.42, w: w + 0.1, h: 0.06 }, fill),
    ) +
    rect({ x: x - 0.05, y: 0.468, w: w + 0.1, h: 0.012 }, '#f4dcb2') +
    moved(x + w * 0.2, 0.48, rucksack(brush, '#4f6a4a'))
  );
}

/** The hall of a house in autumn: boots, jackets and a rucksack wait by the door. */
export const hallway = place({
  lens: {
    wide: { across: 6.8, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.5 },
    card: { across: 5.6, away: AWAY, eye: 1.3, ground: 0.8, middle: 0.5 },
    tall: { across: 4.9, away: AWAY, eye: 1.3, ground: 0.83, middle: 0.5 },
  },
  stand: { wide: [0.66, 4.3], card: [0.6, 4.3], tall: [0.5, 4.3] },
  words: 'dark',
  light: { key: '#ffe6b8', ambient: '#b9b2a4', from: 'right' },
  draw(view, shapeName) {
    const brush = brushFor('hallway');
    const tall = shapeName === 'tall';
    const x = view.aside(tall ? 0.1 : 0.48, AWAY);
    const doorX = view.aside(tall ? 0.7 : 0.83, AWAY);
    const back = room(view, brush, { away: AWAY, wall: { cover: battens, colour: '#ded9cc' }, floor: '#a98558' });
    const colours = ['#b3402a', '#2d5577', '#c98d2c'].slice(0, shapeName === 'card' ? 2 : 3);
    const things = pegs(brush, x + 0.05, tall ? 1.5 : 1.72, colours) + door(brush, doorX);
    const bench = view.plane(AWAY - 0.3, shoeBench(brush, x + 0.05, 1.75));
    const pane = view.point(doorX + 0.5, 1.45, AWAY);
    const scale = view.scale(AWAY);
    const [fx, fy] = view.point(doorX + 0.1, 0, AWAY - 0.8);
    const beam = `M${n(fx)} ${n(fy)}l${n(scale * 0.75)} 0l${n(-scale * 0.5)} ${n(scale * 0.5)}l${n(-scale * 1.1)} 0z`;
    const shade = shaded(
      brush,
      'right',
      [
        [0, '#d3d2d0'],
        [0.5, '#ecebe6'],
        [1, '#fffaf0'],
      ],
      (fill) => `<rect width="${view.w}" height="${view.h}" fill="${fill}"/>`,
    );
    return [
      { svg: back },
      { svg: shade, soft: 0.01, blend: 'multiply' },
      { svg: view.plane(AWAY - 0.02, things) + bench },
      { svg: shape(beam, '#fff0c8', 0.55), soft: 0.008, blend: 'soft-light' },
      {
        svg: halo(brush, pane, scale * 0.8, '#ffe6b0', 0.4) + halo(brush, pane, scale * 2.4, '#ffe9c0', 0.12),
        soft: 0.012,
        blend: 'screen',
      },
      { svg: halo(brush, pane, view.w * 0.6, lighter('#ffe0a0', 0.2), 0.5), soft: 0.02, blend: 'soft-light' },
    ];
  },
});
