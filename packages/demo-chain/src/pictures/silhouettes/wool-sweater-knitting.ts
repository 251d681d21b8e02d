import { num } from 'demo-chain/pictures/drawing/contour';
import { panel } from 'demo-chain/pictures/drawing/form';
import {
  type Chart,
  chartBand,
  chartRing,
  charts,
  heightOf,
  turnedBand,
} from 'demo-chain/pictures/drawing/knit-charts';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Arm } from 'demo-chain/pictures/drawing/soft-arms';
import { companionTone, legibleTone } from 'demo-chain/pictures/drawing/soft-blocks';
import { type Build, zoneOf } from 'demo-chain/pictures/drawing/soft-build';
import { fill, groove } from 'demo-chain/pictures/drawing/trim';
import type { WoolSweaterDesign } from './wool-sweater-design';

const n = num;
const GAP = 16;

interface Inks {
  ink: string;
  third: string;
}

function inksOf(pen: Pen, { ink }: WoolSweaterDesign): Inks {
  const tone = legibleTone(pen, ink);
  return { ink: tone.base, third: ink === 'accent' ? companionTone(pen, 'pale').base : pen.accent.base };
}

/** The charts of a frieze, each with where its top lies below the first one's. */
function stacked(design: WoolSweaterDesign): { chart: Chart; down: number }[] {
  let down = 0;
  return design.frieze.map((name) => {
    const placed = { chart: charts[name] as Chart, down };
    down += heightOf(charts[name]) + GAP;
    return placed;
  });
}

function yokeRings(b: Build, design: WoolSweaterDesign, { ink, third }: Inks): string {
  const centre = [480, b.top - 40] as const;
  return stacked(design)
    .map(({ chart, down }) => chartRing(chart, centre, b.neck + 62 + down, 0.86, ink, third))
    .join('');
}

/** One colour around the neck, over body and sleeves. */
const plainYoke = (pen: Pen, design: WoolSweaterDesign, b: Build, volume: Volume) =>
  panel(pen, zoneOf(b.top - 100, b.armpit - 120, 84), volume, {
    tone: legibleTone(pen, design.ink),
    matter: 'knit',
    edge: 0.3,
  });

function lice(from: number, to: number, half: number, inks: Inks): string {
  let out = '';
  for (let y = from; y < to; y += heightOf(charts.lice)) out += chartBand(charts.lice, y, half, inks.ink, inks.third);
  return out;
}

/** A plait that runs down: two strands that cross again and again. */
function cable(x: number, from: number, to: number, wide: number): string {
  const step = 74;
  const strand = (from: number, s: 1 | -1, share = 1) => {
    let d = '';
    let way = s;
    for (let y = from; y + step <= to; y += step, way = way === 1 ? -1 : 1) {
      const cut = (1 - share) * step * 0.5;
      const edge = way * wide * share;
      d += `M${n(x - edge)} ${n(y + cut)}C${n(x - edge)} ${n(y + step * 0.5)} ${n(x + edge)} ${n(y + step * 0.5)} ${n(x + edge)} ${n(y + step - cut)}`;
    }
    return d;
  };
  const edges = [-1, 1].map((s) => `M${n(x + s * wide * 2)} ${n(from)}L${n(x + s * wide * 2)} ${n(to)}`).join('');
  return (
    groove(edges, 7, 0.55) +
    groove(strand(from, 1), 20, -0.4) +
    groove(strand(from, -1), 22, 0.25) +
    groove(strand(from, -1), 17, -0.6) +
    groove(strand(from, 1, 0.3), 3, 0.3)
  );
}

export function knitted(pen: Pen, design: WoolSweaterDesign, b: Build, volume: Volume): string {
  const inks = inksOf(pen, design);
  const half = b.chest + 24;
  const chest = b.armpit - 110;
  switch (design.knitting) {
    case 'round-yoke':
      return yokeRings(b, design, inks);
    case 'plain-yoke':
      return (
        plainYoke(pen, design, b, volume) +
        chartBand(charts.seeds, b.hemAt - design.ribbing - 60, half, inks.ink, inks.third)
      );
    case 'lice':
      return (
        lice(b.armpit - 30, b.hemAt - design.ribbing - 20, half, inks) +
        stacked({ ...design, frieze: design.frieze.slice(0, 3) })
          .map(({ chart, down }) => chartBand(chart, b.top + 20 + down, half, inks.ink, inks.third))
          .join('')
      );
    case 'frieze':
      return stacked(design)
        .map(({ chart, down }) => chartBand(chart, chest + 40 + down, half, inks.ink, inks.third))
        .join('');
    case 'star-field': {
      let out = '';
      for (let y = b.top - 40; y < b.hemAt - design.ribbing - 60; y += 128)
        out +=
          chartBand(charts.frost, y, half, inks.ink, inks.third) +
          chartBand(charts.seeds, y + 104, half, inks.ink, inks.third);
      return out;
    }
    case 'cable':
      return (
        [-132, -66, 66, 132].map((x) => cable(480 + x, b.top - 30, b.hemAt - design.ribbing - 14, 13)).join('') +
        (design.zip === 'full' ? '' : cable(480, b.top, b.hemAt - design.ribbing - 14, 18))
      );
    case 'ribbed':
      return '';
    case 'stripes': {
      const wide = design.coarse ? 40 : 24;
      return Array.from({ length: 7 }, (_, i) => {
        const y = b.armpit - 70 + i * wide * 2.2;
        return i % 3 === 2 ? '' : fill(i % 2 ? inks.third : inks.ink, zoneOf(y, y + wide, 6));
      }).join('');
    }
  }
}

export function knittedArm(pen: Pen, design: WoolSweaterDesign, arm: Arm, volume: Volume, b: Build): string {
  const inks = inksOf(pen, design);
  const s = arm.left ? -1 : 1;
  const at = (down: number): readonly [number, number] => [
    480 + s * (b.shoulder + 10 + down * 0.22),
    b.top + b.slope + down,
  ];
  const band = (chart: Chart, down: number) => turnedBand(chart, arm.grain, at(down), 110, inks.ink, inks.third);
  switch (design.knitting) {
    case 'round-yoke':
      return yokeRings(b, design, inks);
    case 'plain-yoke':
      return plainYoke(pen, design, b, volume);
    case 'lice':
      return Array.from({ length: 7 }, (_, i) => band(charts.lice, 40 + i * 64)).join('');
    case 'frieze':
      return stacked(design)
        .map(({ chart, down }) => band(chart, b.armpit - 70 - b.top - b.slope + down))
        .join('');
    case 'star-field':
      return Array.from(
        { length: 4 },
        (_, i) => band(charts.frost, i * 128 - 10) + band(charts.seeds, i * 128 + 94),
      ).join('');
    case 'cable':
      return `<g transform="rotate(${n(arm.grain)} ${n(at(200)[0])} ${n(at(200)[1])})">${cable(at(200)[0] - s * 8, b.top, b.hemAt + 40, 13)}</g>`;
    case 'stripes':
      return Array.from({ length: 3 }, (_, i) =>
        panel(pen, arm.band(0.34 + i * 0.12, 0.4 + i * 0.12), volume, {
          tone: i === 1 ? pen.accent : companionTone(pen, design.ink),
          matter: 'knit',
          grain: arm.grain,
          edge: 0,
        }),
      ).join('');
    case 'ribbed':
      return '';
  }
}
