import { Field } from './random';
import { lit, mix, paint, type Rgb, rgb, type Sheet } from './sheet';

interface Ridge {
  /** Shares of the picture's height: where it stands, and how much it rises and falls. */
  foot: number;
  rise: number;
  /** How many hills stand side by side. */
  hills: number;
  low: string;
  high: string;
  /** Spruces along its back, as high as this share. */
  trees?: number;
}

export interface Landscape {
  seed: number;
  sky: [top: string, bottom: string];
  clouds: [colour: string, much: number];
  sun?: { x: number; y: number; colour: string };
  ridges: Ridge[];
  /** Where the water begins. */
  shore: number;
  water: { tint: string; deep: string; waves: number };
}

export const landscapes = {
  fjord: {
    seed: 101,
    sky: ['#6f9dbd', '#f3d9b8'],
    clouds: ['#fdeede', 0.7],
    sun: { x: 0.7, y: 0.36, colour: '#fff0cf' },
    ridges: [
      { foot: 0.4, rise: 0.2, hills: 3.1, low: '#b4bccb', high: '#93a5bd' },
      { foot: 0.47, rise: 0.27, hills: 2.2, low: '#7f93a8', high: '#56708c' },
      { foot: 0.54, rise: 0.3, hills: 1.5, low: '#4b6270', high: '#2c4558' },
      { foot: 0.56, rise: 0.09, hills: 4.5, low: '#27413a', high: '#1c322f', trees: 0.035 },
    ],
    shore: 0.56,
    water: { tint: '#8fb0c4', deep: '#1d4a60', waves: 0.45 },
  },
  lake: {
    seed: 202,
    sky: ['#2c3f66', '#f09a6b'],
    clouds: ['#f7b98d', 0.8],
    sun: { x: 0.28, y: 0.42, colour: '#ffd9a0' },
    ridges: [
      { foot: 0.45, rise: 0.1, hills: 3.4, low: '#8c6f80', high: '#6b5d7c' },
      { foot: 0.49, rise: 0.08, hills: 5, low: '#4b4a63', high: '#38405c', trees: 0.02 },
      { foot: 0.5, rise: 0.06, hills: 6.5, low: '#1d2736', high: '#131c29', trees: 0.06 },
    ],
    shore: 0.5,
    water: { tint: '#c88a72', deep: '#18253f', waves: 0.35 },
  },
  river: {
    seed: 303,
    sky: ['#7db4d8', '#e3eff2'],
    clouds: ['#ffffff', 0.9],
    ridges: [
      { foot: 0.42, rise: 0.26, hills: 2.4, low: '#9fb6c2', high: '#7f9bae' },
      { foot: 0.46, rise: 0.16, hills: 3.2, low: '#62835f', high: '#4d7067' },
      { foot: 0.5, rise: 0.08, hills: 5.2, low: '#3f6b34', high: '#2c5230', trees: 0.075 },
    ],
    shore: 0.5,
    water: { tint: '#a9c8c9', deep: '#2c5a55', waves: 1.6 },
  },
} satisfies Record<string, Landscape>;

export type LandscapeName = keyof typeof landscapes;

/** The height of a ridge's back at each column. */
function backs(scene: Landscape, width: number, height: number): Float32Array[] {
  return scene.ridges.map(({ foot, rise, hills, trees = 0 }, i) => {
    const field = new Field(scene.seed + i * 7);
    return Float32Array.from({ length: width }, (_, x) => {
      const hill = field.fractal((x / width) * hills + 3, i * 5, 7);
      const spire = Math.abs(((x / (height * trees * 0.42)) % 1) - 0.5) * 2;
      const tree = trees === 0 ? 0 : (1 - spire) * (0.4 + field.cell(Math.floor(x / (height * trees * 0.42)), 80));
      return (foot - rise * (hill * 1.7 - 0.35) - trees * tree) * height;
    });
  });
}

function skyOf(scene: Landscape, width: number, height: number) {
  const [top, bottom] = scene.sky.map(rgb) as [Rgb, Rgb];
  const [cloudHex, much] = scene.clouds;
  const [cloud, field] = [rgb(cloudHex), new Field(scene.seed + 50)];
  const shine = scene.sun && rgb(scene.sun.colour);
  return (x: number, y: number): Rgb => {
    const v = y / (height * scene.shore);
    const veil = field.fractal((x / width) * 5, (y / height) * 13, 5);
    const base = mix(mix(top, bottom, v ** 1.3), cloud, Math.max(0, veil - 0.46) * 3.4 * much);
    if (!scene.sun || !shine) return base;
    const [dx, dy] = [(x - scene.sun.x * width) / height, (y - scene.sun.y * height) / height];
    return mix(base, shine, Math.exp(-(dx * dx + dy * dy) * 22) * 0.95);
  };
}

/** Paints sky, hills behind each other and the water that mirrors them. */
export function paintLandscape(scene: Landscape, width: number, height: number): Sheet {
  const [lines, sky, texture] = [backs(scene, width, height), skyOf(scene, width, height), new Field(scene.seed + 99)];
  const tones = scene.ridges.map(({ low, high }) => [rgb(low), rgb(high)] as const);
  const shore = Math.round(scene.shore * height);

  const above = (x: number, y: number): Rgb => {
    for (let i = lines.length - 1; i >= 0; i -= 1) {
      const back = lines[i]?.[x] ?? 0;
      if (y < back) continue;
      const [low, high] = tones[i] as readonly [Rgb, Rgb];
      const depth = Math.min(1, (y - back) / (height * 0.22));
      const rough = texture.fractal(x / 26 + i * 31, y / 19, 4);
      return lit(mix(high, low, depth), 0.78 + rough * 0.44);
    }
    return sky(x, y);
  };

  const [tint, deep] = [rgb(scene.water.tint), rgb(scene.water.deep)];
  return paint(width, height, (x, y) => {
    if (y < shore) return above(x, y);
    const away = (y - shore) / (height - shore);
    const near = 0.12 + away;
    const wave = texture.fractal(x / (120 * near + 8), (y - shore) / (16 * near + 1.5), 4) - 0.5;
    const push = wave * scene.water.waves * 90 * near;
    const mirrorX = Math.min(width - 1, Math.max(0, Math.round(x + push * 0.5)));
    const mirrored = above(mirrorX, Math.max(0, Math.round(shore - (y - shore) * 0.92 + push)));
    const ripple = lit(mix(mirrored, mix(tint, deep, away), 0.24 + away * 0.5), 1 + wave * 0.5 * scene.water.waves);
    return away < 0.01 ? lit(ripple, 0.8) : ripple;
  });
}
