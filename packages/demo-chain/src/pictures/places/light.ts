/** An hour and its weather. */
export interface Light {
  /** What is seen by day is multiplied by it. */
  tint: string;
  sky: readonly (readonly [at: number, colour: string])[];
  /** The air far off, and what panes give back: haze, high sky, low sky. */
  mirror: readonly [haze: string, high: string, low: string];
  /** How brightly shop windows show beside the day, and the share of dwellings with a lamp lit: 0 to 1. */
  inside: number;
  lamps: number;
  sun?: { colour: string; strength: number };
  snow: boolean;
  wet: boolean;
}

export const lights = {
  morning: {
    tint: '#fff4e6',
    sky: [
      [0, '#8fb9d6'],
      [0.55, '#cfe0e6'],
      [1, '#f7ead2'],
    ],
    mirror: ['#dfe5e2', '#b9d3e4', '#e9e2d2'],
    inside: 0.72,
    lamps: 0.05,
    sun: { colour: '#ffe2ae', strength: 0.5 },
    snow: false,
    wet: false,
  },
  cloudy: {
    tint: '#d9dee2',
    sky: [
      [0, '#9fb0bc'],
      [0.6, '#c6d0d4'],
      [1, '#dfe3e0'],
    ],
    mirror: ['#c9d1d4', '#c3d0d8', '#d5d9d8'],
    inside: 0.86,
    lamps: 0.2,
    snow: false,
    wet: true,
  },
  evening: {
    tint: '#f6dfc6',
    sky: [
      [0, '#5f86ad'],
      [0.5, '#c9b7ae'],
      [0.85, '#f6c68c'],
      [1, '#ffd9a0'],
    ],
    mirror: ['#e6c4a4', '#9fb3c9', '#f3c48f'],
    inside: 0.9,
    lamps: 0.3,
    sun: { colour: '#ffb765', strength: 0.6 },
    snow: false,
    wet: false,
  },
  snowDay: {
    tint: '#e6eef6',
    sky: [
      [0, '#8fb3d1'],
      [0.6, '#cbdde8'],
      [1, '#f0efe8'],
    ],
    mirror: ['#dbe6ee', '#bcd6e8', '#edf1f2'],
    inside: 0.8,
    lamps: 0.12,
    sun: { colour: '#fff0cf', strength: 0.4 },
    snow: true,
    wet: false,
  },
  blueHour: {
    tint: '#6c83ad',
    sky: [
      [0, '#1d3157'],
      [0.45, '#3f5f92'],
      [0.8, '#8fa3c4'],
      [1, '#d9b9b4'],
    ],
    mirror: ['#6f86b0', '#4f6fa3', '#a9b3cc'],
    inside: 1,
    lamps: 0.6,
    snow: true,
    wet: false,
  },
  rainDusk: {
    tint: '#66748c',
    sky: [
      [0, '#1f2c40'],
      [0.5, '#3d4f68'],
      [1, '#7f8794'],
    ],
    mirror: ['#566579', '#4d627c', '#8b8f98'],
    inside: 1,
    lamps: 0.55,
    snow: false,
    wet: true,
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
