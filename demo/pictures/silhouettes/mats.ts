import { num } from '@/demo/pictures/drawing/contour';
import { type Fold, folds, form, hollow, panel, tube } from '@/demo/pictures/drawing/form';
import { strap, stuffSack } from '@/demo/pictures/drawing/luggage';
import { corners, laidOut, type Point, ring, slab, smooth, turned } from '@/demo/pictures/drawing/outline';
import type { Pen, Volume } from '@/demo/pictures/drawing/pen';
import { rock } from '@/demo/pictures/drawing/props';
import { type Side, silhouette } from '@/demo/pictures/drawing/silhouette';
import { groove, line, mark, seam } from '@/demo/pictures/drawing/trim';
import { exerciseMatDesignOf, type SleepingMatDesign, sitMatDesignOf, sleepingMatDesignOf } from './mat-design';

const sleepingOutline = ({ cut, scallop }: SleepingMatDesign): string => {
  const half = (y: number): number => {
    const share = (y - 90) / 1000;
    if (cut === 'tapered') return 246 - Math.max(0, share - 0.3) * 130 - Math.max(0, 0.14 - share) * 380;
    return cut === 'rounded'
      ? 226 - Math.max(0, 0.08 - share) ** 2 * 9000 - Math.max(0, share - 0.92) ** 2 * 9000
      : 226;
  };
  const ys = Array.from({ length: 27 }, (_, i) => 90 + (i / 26) * 1000);
  const side = (sign: 1 | -1) => ys.map((y, i): Point => [480 + sign * (half(y) + (i % 2 ? scallop : 0)), y]);
  const end = (y: number, share: number): Point => [480 + share * half(y), y];
  return smooth(
    [
      end(84, -0.5),
      end(82, 0),
      end(84, 0.5),
      ...side(1).slice(1, -1),
      end(1096, 0.5),
      end(1098, 0),
      end(1096, -0.5),
      ...side(-1).slice(1, -1).reverse(),
    ],
    true,
  );
};

function chambers(pen: Pen, { chambers: kind, thick }: SleepingMatDesign): string {
  const depth = Math.min(1, 0.4 + thick * 0.07);
  const drawn = (d: string, width: number) => hollow(d, width, depth) + seam(pen.main, d, 2.2);
  switch (kind) {
    case 'along':
      return [-0.72, -0.43, -0.14, 0.14, 0.43, 0.72]
        .map((x) => drawn(`M${num(480 + x * 240)} 120L${num(480 + x * 210)} 1060`, 44))
        .join('');
    case 'across':
      return Array.from({ length: 15 }, (_, i) => drawn(`M220 ${150 + i * 64}L740 ${150 + i * 64}`, 40)).join('');
    case 'chevrons':
      return Array.from({ length: 15 }, (_, i) =>
        drawn(`M220 ${110 + i * 66}L480 ${170 + i * 66}L740 ${110 + i * 66}`, 38),
      ).join('');
    case 'dots':
      return Array.from({ length: 65 }, (_, i) => {
        const x = 290 + (i % 5) * 95 + (Math.floor(i / 5) % 2 ? 0 : 24) - 12;
        const y = 150 + Math.floor(i / 5) * 74;
        return hollow(`M${x} ${y}L${x + 1} ${y}`, 54, 0.8) + groove(ring(x, y, 11), 5, 0.5);
      }).join('');
  }
}

function sleepingMat(pen: Pen, side: Side): string {
  const design = sleepingMatDesignOf(pen.subject);
  if (side === 'packed')
    return stuffSack(pen, {
      long: 300 + design.packed[0] * 8,
      thick: 90 + design.packed[1] * 11,
      y: 850,
      turn: -4,
      straps: design.kind === 'foam' ? 2 : 1,
    });
  const back = side === 'back';
  const valve =
    form(pen, ring(640, 190, 25), { tone: pen.accent, matter: 'matt-plastic', round: 12 }) +
    form(pen, ring(640, 190, 11), { tone: pen.dark, matter: 'matt-plastic', round: 6 });
  const flat = form(pen, sleepingOutline(design), {
    tone: back ? pen.panel : pen.main,
    matter: 'shell',
    round: 30 + design.thick * 5,
    bulge: 0.4,
    inner: (volume: Volume) =>
      (!back && design.blocking === 'ends'
        ? panel(pen, corners([0, 0], [960, 0], [960, 300], [0, 300]), volume, { tone: pen.accent, matter: 'shell' })
        : '') +
      (!back && design.blocking === 'middle'
        ? panel(pen, corners([0, 330], [960, 330], [960, 640], [0, 640]), volume, { tone: pen.panel, matter: 'shell' })
        : '') +
      (!back && design.blocking === 'diagonal'
        ? panel(pen, corners([0, 560], [960, 860], [960, 1300], [0, 1300]), volume, {
            tone: pen.panel,
            matter: 'shell',
          })
        : '') +
      (back ? chambers(pen, { ...design, chambers: 'across' }) : chambers(pen, design)),
  });
  const matted = turned(
    flat +
      (back ? '' : valve) +
      mark(pen, design.blocking === 'ends' ? pen.dark.base : pen.accent.base, 480, back ? 620 : 216, 2.4),
    back ? -design.turn : design.turn,
  );
  return pen.view === 'scene' ? laidOut(matted) : matted;
}

export const mat = silhouette(
  (pen) => ({
    rest: 'lies',
    restOf: { packed: 'stands' },
    floor: pen.view === 'packed' ? 850 + (90 + sleepingMatDesignOf(pen.subject).packed[1] * 11) / 2 : 1060,
    details: [
      { at: [600, 240], zoom: 2.3 },
      { at: [480, 900], zoom: 1.9 },
    ],
    outdoors: 0.95,
  }),
  sleepingMat,
);

/** A small pad: flat, or folded as it is carried. */
function sitMat(pen: Pen, side: Side): string {
  const design = sitMatDesignOf(pen.subject);
  const w = 620;
  const h = 470;
  const face = (x: number, y: number, wide: number, high: number, tone = pen.main) =>
    form(pen, slab({ x, top: y, bottom: y + high, wide, corner: design.corner }), {
      tone,
      matter: 'foam',
      round: 12 + design.thick,
      bulge: 0.5,
      inner: pattern(x, y, wide, high),
    });
  const pattern = (x: number, y: number, wide: number, high: number) => {
    const [l, r] = [x - wide / 2, x + wide / 2];
    switch (design.pattern) {
      case 'grid':
        return Array.from({ length: 5 }, (_, i) =>
          groove(
            `M${num(l)} ${num(y + ((i + 1) * high) / 6)}L${num(r)} ${num(y + ((i + 1) * high) / 6)}M${num(l + ((i + 1) * wide) / 6)} ${num(y)}L${num(l + ((i + 1) * wide) / 6)} ${num(y + high)}`,
            10,
            0.6,
          ),
        ).join('');
      case 'ribs':
        return Array.from({ length: 13 }, (_, i) =>
          groove(
            `M${num(l + ((i + 1) * wide) / 14)} ${num(y + 16)}L${num(l + ((i + 1) * wide) / 14)} ${num(y + high - 16)}`,
            14,
            0.6,
          ),
        ).join('');
      case 'egg':
        return Array.from({ length: 48 }, (_, i) =>
          hollow(
            `M${num(l + 50 + (i % 8) * ((wide - 90) / 7))} ${num(y + 46 + Math.floor(i / 8) * ((high - 90) / 5))}l1 0`.replace(
              /l1 0/,
              `L${num(l + 51 + (i % 8) * ((wide - 90) / 7))} ${num(y + 46 + Math.floor(i / 8) * ((high - 90) / 5))}`,
            ),
            42,
            i % 2 ? 0.8 : -0.8,
          ),
        ).join('');
      case 'plain':
        return seam(
          pen.main,
          slab({ x, top: y + 26, bottom: y + high - 26, wide: wide - 52, corner: design.corner }),
          3,
        );
    }
  };
  const crease =
    design.folding === 'rolled'
      ? ''
      : groove(`M480 380V900`.replace('V', 'L480 '), 16, 0.9) +
        (design.folding === 'four' ? groove('M170 640L790 640', 16, 0.9) : '');
  const hole =
    design.fixing === 'hole'
      ? form(pen, ring(250, 470, 24), { tone: pen.accent, matter: 'rubber', round: 10 }) +
        form(pen, ring(250, 470, 13), { tone: pen.dark, matter: 'flat', round: 0, edge: 0 })
      : '';
  const band = design.fixing === 'elastic' ? strap(pen, 'M300 396L300 884', 30, pen.accent) : '';
  const flat =
    face(480, 405, w, h, side === 'back' ? pen.accent : pen.main) +
    crease +
    hole +
    band +
    mark(pen, side === 'back' ? pen.dark.base : pen.accent.base, 610, 760, 2.4);
  if (side !== 'packed')
    return (
      (pen.view === 'scene' ? rock(pen, 480, 860, 360) : '') +
      (pen.view === 'scene'
        ? `<g transform="translate(60 590) scale(.88 .42)">${flat}</g>`
        : turned(flat, side === 'back' ? -design.turn : design.turn, 480, 640))
    );
  if (design.folding === 'rolled') return stuffSack(pen, { long: 470, thick: 210, y: 800, straps: 1 });
  const half = design.folding === 'four' ? 300 : 330;
  const layers = design.folding === 'four' ? 4 : 2;
  return turned(
    Array.from({ length: layers }, (_, i) =>
      face(
        480 + (layers - i) * 9,
        420 + (layers - i) * 12,
        half,
        design.folding === 'four' ? 300 : 470,
        i % 2 ? pen.panel : pen.main,
      ),
    ).join('') +
      strap(pen, `M${480 - half / 2} 560L${480 + half / 2 + 10} 560`, 34, pen.accent) +
      mark(pen, pen.dark.base, 480, 660, 2),
    -design.turn,
    480,
    600,
  );
}

export const seat = silhouette(
  {
    rest: 'lies',
    details: [
      { at: [300, 500], zoom: 2.3 },
      { at: [600, 740], zoom: 2.2 },
    ],
    floor: 1080,
    outdoors: 0.84,
  },
  sitMat,
);

/** Half rolled out: the roll lies above, the mat runs down from it. */
function exerciseMat(pen: Pen, side: Side): string {
  const design = exerciseMatDesignOf(pen.subject);
  const t = design.thick;
  const radius = 62 + t * 6;
  const wide = 560;
  const under = pen.accent;
  const spiral = (x: number, y: number, r: number) =>
    Array.from({ length: 4 }, (_, i) =>
      line(i % 2 ? under.base : pen.main.line, ring(x, y, r * 0.3 * (1 - i * 0.2), r * (1 - i * 0.23)), 5 + t * 0.5),
    ).join('');
  const roll = (y: number) =>
    tube(pen, `M${480 - wide / 2} ${y}L${480 + wide / 2} ${y}`, radius * 2, {
      tone: side === 'back' ? pen.main : under,
      matter: 'foam',
      cap: 'butt',
      bulge: 0.9,
    }) +
    form(pen, ring(480 + wide / 2, y, radius * 0.32, radius), {
      tone: pen.main,
      matter: 'foam',
      round: 14,
      inner: spiral(480 + wide / 2, y, radius),
    });
  if (side === 'packed')
    return turned(
      roll(780) +
        [-150, 150]
          .map((dx) =>
            strap(
              pen,
              `M${480 + dx} ${780 - radius - 2}Q${500 + dx} 780 ${480 + dx} ${780 + radius + 2}`,
              30,
              pen.dark,
            ),
          )
          .join('') +
        strap(
          pen,
          `M330 ${780 - radius}C330 ${780 - radius - 150} 630 ${780 - radius - 150} 630 ${780 - radius}`,
          26,
          pen.dark,
        ),
      -design.turn,
      480,
      780,
    );
  const end = side === 'back' ? 980 : 1060 - design.unrolled;
  const start = 230 + design.unrolled * 0.5;
  const lines = design.lines
    ? line(pen.accent.base, `M480 ${start + 90}L480 ${end - 60}`, 5) +
      line(
        pen.accent.base,
        `M340 ${num((start + end) / 2)}L620 ${num((start + end) / 2)}M430 ${num((start + end) / 2 - 120)}L530 ${num((start + end) / 2 - 120)}`,
        5,
      )
    : '';
  const wave: Fold[] = [[200, end - 30, 360, end - 50, 520, end - 34]];
  const sheet = form(
    pen,
    corners(
      [480 - wide / 2, start],
      [480 + wide / 2, start],
      [480 + wide / 2 + design.flare, end],
      [480 - wide / 2 - design.flare, end],
    ),
    {
      tone: side === 'back' ? under : pen.main,
      matter: design.rubber ? 'rubber' : 'foam',
      round: 5 + t,
      bulge: 0.6,
      inner:
        folds(wave, 16, 0.5) +
        (side === 'back'
          ? Array.from({ length: 9 }, (_, i) =>
              groove(`M150 ${start + 90 + i * 70}L810 ${start + 90 + i * 70}`, 8, 0.4),
            ).join('')
          : lines) +
        mark(pen, side === 'back' ? pen.dark.base : pen.accent.base, 610, end - 90, 2.4),
    },
  );
  const half = sheet + roll(start);
  return pen.view === 'scene' ? laidOut(half, -62) : turned(half, design.turn, 480, 640);
}

export const exercise = silhouette(
  (pen) => ({
    rest: 'lies',
    details: [
      { at: [700, 300], zoom: 2 },
      { at: [560, 820], zoom: 1.9 },
    ],
    floor: pen.view === 'scene' ? 1090 : 1080,
    outdoors: 0.95,
  }),
  exerciseMat,
);
