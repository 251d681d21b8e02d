import { num } from '@/demo/pictures/drawing/contour';
import { form, panel, tube } from '@/demo/pictures/drawing/form';
import { markOn, uprightSack } from '@/demo/pictures/drawing/luggage';
import { corners, mirrored, ring, slab } from '@/demo/pictures/drawing/outline';
import type { Pen } from '@/demo/pictures/drawing/pen';
import { rock } from '@/demo/pictures/drawing/props';
import { type Side, silhouette } from '@/demo/pictures/drawing/silhouette';
import { type Tone, toneOf } from '@/demo/pictures/drawing/tone';
import { fill, groove } from '@/demo/pictures/drawing/trim';
import { type StoveDesign, stoveDesignOf } from './stove-design';

const FLOOR = 1040;
const brass = toneOf('#c8a552');
const titanium = toneOf('#8e8a86');
const flameInk = ['#3f8fe0', '#dff1ff'] as const;

const metalOf = (pen: Pen, { titan }: StoveDesign): Tone => (titan ? titanium : pen.steel);

interface Can {
  x?: number;
  top: number;
  bottom: number;
  wide: number;
  foot?: number;
  corner?: number;
  tone: Tone;
}

/** A pot, a lid, a cylinder: sheet metal turned on a lathe. */
const can = (pen: Pen, { tone, ...at }: Can, inner = ''): string =>
  form(pen, slab({ corner: 18, sag: 8, crown: -3, ...at }), {
    tone,
    matter: 'aluminium',
    round: at.wide / 2,
    bulge: 0.7,
    turned: true,
    inner,
  });

function flames(x: number, y: number, half: number): string {
  return Array.from({ length: 7 }, (_, i) => {
    const at = x + (i / 3 - 1) * half;
    const high = 34 + (i % 3) * 9;
    const tongue = (ink: string, w: number, h: number, alpha: number) =>
      fill(
        ink,
        `M${num(at - w)} ${num(y)}C${num(at - w * 1.4)} ${num(y - h * 0.5)} ${num(at - 3)} ${num(y - h * 0.7)} ${num(at)} ${num(y - h)}C${num(at + 4)} ${num(y - h * 0.7)} ${num(at + w * 1.4)} ${num(y - h * 0.5)} ${num(at + w)} ${num(y)}Z`,
        alpha,
      );
    return tongue(flameInk[0], 12, high, 0.65) + tongue(flameInk[1], 6, high * 0.55, 0.8);
  }).join('');
}

/** Head, arms and stem of a burner whose arms carry a pot at (x, y). */
function burner(pen: Pen, design: StoveDesign, x: number, y: number, lit: boolean): string {
  const metal = metalOf(pen, design);
  const half = 66 + design.power * 12;
  const arm = (side: number) =>
    tube(
      pen,
      `M${num(x + side * 24)} ${num(y + 92)}L${num(x + side * half * 1.3)} ${num(y + 30)}L${num(x + side * half * 1.5)} ${num(y)}L${num(x + side * half * 0.6)} ${num(y + 6)}`,
      9,
      { tone: metal, matter: 'steel' },
    );
  return (
    Array.from({ length: design.arms - 2 }, () =>
      tube(pen, `M${x} ${num(y + 90)}L${x} ${num(y + 4)}`, 8, { tone: metal, matter: 'steel' }),
    )
      .slice(0, 1)
      .join('') +
    arm(-1) +
    arm(1) +
    (lit ? flames(x, y + 62, half * 0.7) : '') +
    form(pen, slab({ x, top: y + 58, bottom: y + 102, wide: half * 1.6, foot: half * 0.9, corner: 12 }), {
      tone: brass,
      matter: 'aluminium',
      round: 30,
      turned: true,
      inner: Array.from({ length: 11 }, (_, i) => fill('#2c2a28', ring(x + (i / 5 - 1) * half * 0.7, y + 72, 4))).join(
        '',
      ),
    }) +
    form(pen, slab({ x, top: y + 98, bottom: y + 168, wide: 46, foot: 58, corner: 8 }), {
      tone: brass,
      matter: 'aluminium',
      round: 24,
      turned: true,
    })
  );
}

function valve(pen: Pen, x: number, y: number, design: StoveDesign): string {
  return (
    tube(pen, `M${x + 20} ${y}L${x + 120} ${y + 6}`, 10, { tone: pen.steel, matter: 'steel' }) +
    form(
      pen,
      design.knob === 'wing'
        ? `M${x + 108} ${y - 34}L${x + 170} ${y - 20}L${x + 170} ${y + 30}L${x + 108} ${y + 44}Q${x + 128} ${y + 6} ${x + 108} ${y - 34}Z`
        : ring(x + 136, y + 6, 30, 26),
      { tone: pen.accent, matter: 'matt-plastic', round: 14 },
    ) +
    (design.piezo
      ? form(pen, slab({ x: x - 48, top: y - 36, bottom: y + 40, wide: 38, corner: 10 }), {
          tone: pen.dark,
          matter: 'plastic',
          round: 12,
        }) +
        form(pen, slab({ x: x - 48, top: y - 50, bottom: y - 30, wide: 24, corner: 6 }), {
          tone: toneOf('#c43c2e'),
          matter: 'plastic',
          round: 8,
        })
      : '')
  );
}

function cartridge(pen: Pen, design: StoveDesign, x: number, top: number): string {
  const wide = design.cartridge === 'wide' ? 340 : 256;
  const paint = design.paint === 'accent' ? pen.accent : design.paint === 'main' ? pen.main : pen.pale;
  const ink = paint.luminance > 0.6 ? pen.dark.base : pen.pale.base;
  return (
    form(pen, slab({ x, top: top - 4, bottom: top + 30, wide: 74, foot: 96, corner: 8 }), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 40,
      turned: true,
    }) +
    form(
      pen,
      `M${x - 50} ${top + 26}C${num(x - wide * 0.34)} ${top + 34} ${num(x - wide / 2)} ${top + 66} ${num(x - wide / 2)} ${top + 126}L${num(x - wide / 2)} ${FLOOR - 28}Q${num(x - wide / 2)} ${FLOOR} ${num(x - wide / 2 + 30)} ${FLOOR}Q${x} ${FLOOR + 12} ${num(x + wide / 2 - 30)} ${FLOOR}Q${num(x + wide / 2)} ${FLOOR} ${num(x + wide / 2)} ${FLOOR - 28}L${num(x + wide / 2)} ${top + 126}C${num(x + wide / 2)} ${top + 66} ${num(x + wide * 0.34)} ${top + 34} ${x + 50} ${top + 26}Q${x} ${top + 34} ${x - 50} ${top + 26}Z`,
      {
        tone: paint,
        matter: 'lacquer',
        round: wide / 2,
        bulge: 0.7,
        turned: true,
        inner: (volume) =>
          panel(
            pen,
            `M0 ${FLOOR - 84}Q480 ${FLOOR - 64} 960 ${FLOOR - 84}L960 ${FLOOR - 56}Q480 ${FLOOR - 36} 0 ${FLOOR - 56}Z`,
            volume,
            { tone: pen.dark, matter: 'lacquer', edge: 0 },
          ) + markOn(pen, ink, x, top + 176, 2.1, pen.back),
      },
    )
  );
}

const handle = (pen: Pen, x: number, y: number, side: 1 | -1): string =>
  tube(pen, `M${x} ${y}C${x + side * 120} ${y - 4} ${x + side * 130} ${y + 120} ${x} ${y + 116}`, 10, {
    tone: pen.steel,
    matter: 'steel',
  }) +
  tube(
    pen,
    `M${x + side * 50} ${y + 4}C${x + side * 108} ${y + 16} ${x + side * 108} ${y + 96} ${x + side * 50} ${y + 112}`,
    20,
    { tone: pen.accent, matter: 'rubber' },
  );

function gas(pen: Pen, design: StoveDesign): string {
  const top = design.cartridge === 'wide' ? 760 : 640;
  const y = top - 190;
  return (
    cartridge(pen, design, 480, top) +
    form(pen, slab({ top: top - 60, bottom: top + 14, wide: 84, foot: 70, corner: 10 }), {
      tone: brass,
      matter: 'aluminium',
      round: 30,
      turned: true,
    }) +
    valve(pen, 500, top - 22, design) +
    burner(pen, design, 480, y, true) +
    (design.screen
      ? form(pen, corners([380, y + 60], [580, y + 60], [560, y + 100], [400, y + 100]), {
          tone: metalOf(pen, design),
          matter: 'steel',
          round: 20,
          turned: true,
          inner: groove(`M400 ${y + 80}L560 ${y + 80}`, 5, 0.6),
        })
      : '')
  );
}

function multifuel(pen: Pen, design: StoveDesign): string {
  const metal = metalOf(pen, design);
  const x = 330;
  const y = 730;
  const leg = (dx: number, dy: number) =>
    tube(pen, `M${x + dx * 0.3} ${y + 176}L${x + dx} ${y + 200}L${x + dx * 1.24} ${FLOOR - 44 + dy}`, 13, {
      tone: metal,
      matter: 'steel',
    });
  const bottleTone = design.paint === 'main' ? pen.main : design.paint === 'accent' ? pen.accent : pen.steel;
  return (
    leg(20, -20) +
    tube(
      pen,
      `M${x + 30} ${y + 176}C${x + 120} ${y + 200} ${x + 110} ${FLOOR - 10} ${x + 200} ${FLOOR - 30}C${x + 270} ${FLOOR - 50} 590 ${FLOOR - 170} 600 640C606 560 650 500 700 520`,
      15,
      { tone: metal, matter: 'steel' },
    ) +
    leg(-150, 24) +
    leg(160, 30) +
    burner(pen, { ...design, arms: 3 }, x, y, true) +
    form(pen, slab({ x, top: y + 166, bottom: y + 214, wide: 150, foot: 120, corner: 14 }), {
      tone: metal,
      matter: 'steel',
      round: 40,
      turned: true,
    }) +
    form(pen, slab({ x: 720, top: 500, bottom: 560, wide: 76, corner: 12 }), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 34,
      turned: true,
    }) +
    tube(pen, `M720 500L720 ${390 + design.pump}`, 22, { tone: pen.dark, matter: 'matt-plastic' }) +
    form(pen, slab({ x: 720, top: 372 + design.pump, bottom: 404 + design.pump, wide: 66, corner: 12 }), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 14,
    }) +
    form(
      pen,
      `M684 556C682 590 620 590 612 660L612 ${FLOOR - 26}Q612 ${FLOOR} 642 ${FLOOR}Q720 ${FLOOR + 10} 798 ${FLOOR}Q828 ${FLOOR} 828 ${FLOOR - 26}L828 660C820 590 758 590 756 556Q720 568 684 556Z`,
      {
        tone: bottleTone,
        matter: 'anodised',
        round: 108,
        bulge: 0.7,
        turned: true,
        inner: markOn(pen, bottleTone.luminance > 0.6 ? pen.dark.base : pen.pale.base, 720, 800, 2.2, pen.back),
      },
    ) +
    valve(pen, 744, 620, { ...design, piezo: false })
  );
}

function storm(pen: Pen, design: StoveDesign): string {
  const wide = design.persons > 2 ? 470 : 390;
  const metal = metalOf(pen, design);
  const potTone = design.paint === 'accent' ? pen.accent : design.paint === 'pale' ? metal : pen.main;
  const ink = potTone.luminance > 0.6 ? pen.dark.base : pen.pale.base;
  const pot = wide * 0.8;
  const top = FLOOR - (design.persons > 2 ? 640 : 560);
  const rim = FLOOR - wide * 0.72;
  const holes = Array.from({ length: 9 }, (_, i) =>
    fill(
      '#2a2b2d',
      ring(
        480 + Math.sin((i / 4 - 1) * 1.25) * wide * 0.4,
        FLOOR - 70 + Math.cos((i / 4 - 1) * 1.25) * 18,
        13 - Math.abs(i - 4) * 1.4,
        15,
      ),
    ),
  ).join('');
  return (
    can(
      pen,
      { top: top + 44, bottom: rim + 70, wide: pot, tone: potTone, corner: 34 },
      groove(`M200 ${top + 66}Q480 ${top + 84} 760 ${top + 66}`, 7, 0.6) +
        markOn(pen, ink, 480, top + 140, 2, pen.back),
    ) +
    (design.handles === 'ears'
      ? handle(pen, Math.round(480 + pot / 2), top + 90, 1)
      : tube(
          pen,
          `M${num(480 - pot / 2)} ${top + 74}C${num(480 - pot * 0.5)} ${top - 190} ${num(480 + pot * 0.5)} ${top - 190} ${num(480 + pot / 2)} ${top + 74}`,
          9,
          { tone: pen.steel, matter: 'steel' },
        )) +
    can(pen, {
      top: top + 12,
      bottom: top + 56,
      wide: pot * 0.94,
      foot: pot * 1.04,
      tone: design.lid === 'pan' ? pen.dark : metal,
      corner: 16,
    }) +
    form(pen, slab({ top: top - 24, bottom: top + 14, wide: 66, foot: 44, corner: 14 }), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 18,
    }) +
    form(
      pen,
      `M${num(480 - wide / 2)} ${num(rim)}Q480 ${num(rim + 30)} ${num(480 + wide / 2)} ${num(rim)}L${num(480 + wide * 0.44)} ${num(FLOOR - wide * 0.26)}Q480 ${num(FLOOR - wide * 0.26 + 30)} ${num(480 - wide * 0.44)} ${num(FLOOR - wide * 0.26)}Z`,
      {
        tone: metal,
        matter: 'aluminium',
        round: wide / 2,
        bulge: 0.7,
        turned: true,
        inner: groove(`M100 ${num(rim + 18)}Q480 ${num(rim + 48)} 860 ${num(rim + 18)}`, 8, 0.6),
      },
    ) +
    form(
      pen,
      `M${num(480 - wide * 0.43)} ${num(FLOOR - wide * 0.27)}Q480 ${num(FLOOR - wide * 0.27 + 30)} ${num(480 + wide * 0.43)} ${num(FLOOR - wide * 0.27)}L${num(480 + wide * 0.5)} ${FLOOR - 14}Q480 ${FLOOR + 26} ${num(480 - wide * 0.5)} ${FLOOR - 14}Z`,
      { tone: metal, matter: 'aluminium', round: wide / 2, bulge: 0.7, turned: true, inner: holes },
    ) +
    (design.gas
      ? tube(
          pen,
          `M${num(480 + wide * 0.3)} ${FLOOR - 40}C${num(480 + wide * 0.7)} ${FLOOR - 10} ${num(480 + wide * 0.6)} ${FLOOR - 60} 800 ${FLOOR - 50}`,
          12,
          { tone: pen.dark, matter: 'rubber' },
        ) +
        form(pen, slab({ x: 830, top: FLOOR - 170, bottom: FLOOR, wide: 140, corner: 40 }), {
          tone: pen.accent,
          matter: 'lacquer',
          round: 70,
          turned: true,
        })
      : '')
  );
}

/** Pots, shield and burner laid out beside each other. */
function stormParts(pen: Pen, design: StoveDesign): string {
  const metal = metalOf(pen, design);
  const size = (design.persons > 2 ? 1.08 : 0.92) + pen.lot('pots').next() * 0.05;
  const bowl = (x: number, floor: number, wide: number, tone: Tone) =>
    can(
      pen,
      { x, top: floor - wide * 0.48, bottom: floor, wide: wide * size, foot: wide * size * 0.9, tone, corner: 34 },
      groove(
        `M${x - 300} ${floor - wide * 0.42}Q${x} ${floor - wide * 0.38} ${x + 300} ${floor - wide * 0.42}`,
        6,
        0.6,
      ),
    );
  return (
    '<g transform="translate(0 130)">' +
    form(pen, corners([150, 520], [470, 520], [430, 740], [190, 740]), {
      tone: metal,
      matter: 'aluminium',
      round: 160,
      turned: true,
      bulge: 0.7,
      inner: groove('M100 560L520 560', 8, 0.6),
    }) +
    can(pen, { x: 680, top: 600, bottom: 740, wide: 330, foot: 300, tone: pen.dark, corner: 24 }) +
    '</g>' +
    bowl(260, FLOOR - 40, 330, pen.main) +
    bowl(640, FLOOR, 370, pen.main) +
    form(pen, slab({ x: 452, top: FLOOR - 120, bottom: FLOOR + 8, wide: 128, corner: 18 }), {
      tone: brass,
      matter: 'aluminium',
      round: 60,
      turned: true,
    }) +
    markOn(pen, pen.accent.base, 640, FLOOR - 80, 1.8, pen.back)
  );
}

function drawn(pen: Pen, side: Side): string {
  const design = stoveDesignOf(pen.subject);
  if (side === 'packed')
    return design.kind === 'storm'
      ? stormParts(pen, design)
      : uprightSack(pen, 480, FLOOR, design.kind === 'gas' ? 300 : 360, design.kind === 'gas' ? 400 : 460, pen.dark);
  const stone = pen.view === 'scene' ? rock(pen, 480, FLOOR - 10, 380) : '';
  const goods =
    design.kind === 'storm' ? storm(pen, design) : design.kind === 'gas' ? gas(pen, design) : multifuel(pen, design);
  const size = design.kind === 'gas' ? 1.25 : 1;
  const placed = `<g transform="translate(480 ${FLOOR}) scale(${size}) translate(-480 ${-FLOOR})">${goods}</g>`;
  return stone + mirrored(placed, side === 'back');
}

export const stove = silhouette(
  (pen) => ({
    rest: 'stands',
    floor: pen.view === 'scene' ? FLOOR + 220 : FLOOR,
    details:
      stoveDesignOf(pen.subject).kind === 'multifuel'
        ? [
            { at: [340, 800], zoom: 2.1 },
            { at: [700, 600], zoom: 2 },
          ]
        : [
            { at: [500, 580], zoom: 1.8 },
            { at: [480, 900], zoom: 1.9 },
          ],
    outdoors: 0.66,
  }),
  drawn,
);
