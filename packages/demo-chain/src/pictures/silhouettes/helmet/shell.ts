import { angles, curve, type Eye, outline, type Place, polygon, type Spot } from 'demo-chain/pictures/drawing/space';

/** The hard shell of a helmet in millimetres about the middle of the head; z to the brow, y down. */
export interface Shell {
  /** Half of its width. */
  width: number;
  height: number;
  front: number;
  rear: number;
  /** How low the rim comes at the brow, over the ear and at the nape. */
  rim: { brow: number; ear: number; nape: number };
}

/** The rim's height at an azimuth: 0 at the brow, half a turn at the nape. */
export function rimAt({ rim }: Shell, azimuth: number): number {
  const c = Math.cos(azimuth);
  const end = c > 0 ? rim.brow : rim.nape;
  return rim.ear + (end - rim.ear) * c * c;
}

/** A place on the shell at an azimuth and a height; `out` is how far from its surface. */
export function shellAt({ width, height, front, rear }: Shell, azimuth: number, y: number, out = 0): Place {
  const t = Math.max(-1, Math.min(1, y / height));
  const r = t < 0 ? Math.sqrt(1 - t * t) : 1 - 0.22 * t * t;
  const length = Math.cos(azimuth) > 0 ? front : rear;
  return [Math.sin(azimuth) * (width * r + out), y, Math.cos(azimuth) * (length * r + out)];
}

/** A place by degrees across from the crest (`across`) and along it from the crown to the brow (below 0) or the nape. */
export function crestAt({ width, height, front, rear }: Shell, across: number, lengthwise: number): Place {
  const a = (across * Math.PI) / 180;
  const b = (lengthwise * Math.PI) / 180;
  return [
    width * Math.sin(a) * Math.cos(b),
    -height * Math.cos(a) * Math.cos(b),
    -(b < 0 ? front : rear) * Math.sin(b),
  ];
}

/** Whether a place on the shell is turned to the eye. */
export function faces(shell: Shell, eye: Eye, [x, y, z]: Place, least = 0.1): boolean {
  const length = z > 0 ? shell.front : shell.rear;
  const n: Place = [x / shell.width ** 2, y / shell.height ** 2, z / length ** 2];
  const size = Math.hypot(...n) || 1;
  return eye.depth([n[0] / size, n[1] / size, n[2] / size]) > least;
}

/** What is seen of the shell down to its rim, or to `lift` millimetres above it. */
export function shellOutline(shell: Shell, eye: Eye, lift = 0): string {
  const spots: Spot[] = [];
  for (const azimuth of angles(150))
    for (let i = 0; i <= 40; i += 1) {
      const t = 1 - (1 - i / 40) ** 2;
      const y = -shell.height + (rimAt(shell, azimuth) - lift + shell.height) * t;
      spots.push(eye(shellAt(shell, azimuth, y)));
    }
  return curve(outline(spots, eye([0, -shell.height * 0.35, 0]), 60), true);
}

/** Along the rim, or `lift` millimetres above it, as far as it is turned to the eye. */
export function rimLine(shell: Shell, eye: Eye, lift = 0, out = 0): Spot[] {
  const seen = angles(96).map((azimuth) => eye.depth([Math.sin(azimuth), 0, Math.cos(azimuth)]) > 0.03);
  const first = seen.findIndex((is, i) => is && !seen.at(i - 1));
  return angles(96, first / 96, first / 96 + 1)
    .slice(0, seen.filter(Boolean).length)
    .map((azimuth) => eye(shellAt(shell, azimuth, rimAt(shell, azimuth) - lift, out)));
}

/** A strip of the shell's surface between two lines across, where it is turned to the eye. */
export function strip(shell: Shell, eye: Eye, across: [number, number], lengthwise: [number, number]): string {
  const steps = Array.from({ length: 19 }, (_, i) => lengthwise[0] + ((lengthwise[1] - lengthwise[0]) * i) / 18);
  const seen = steps.filter((b) => faces(shell, eye, crestAt(shell, (across[0] + across[1]) / 2, b), 0));
  const edge = (a: number) => seen.map((b) => eye(crestAt(shell, a, b)));
  return seen.length > 2 ? polygon([...edge(across[0]), ...edge(across[1]).reverse()]) : '';
}

export interface Opening {
  across: number;
  along: number;
  halfAcross: number;
  halfAlong: number;
  /** 0.5 is a rounded box, 1 an ellipse. */
  sharp: number;
  /** How much wider at the rear than at the front. */
  taper: number;
  slant: number;
}

const power = (v: number, e: number) => Math.sign(v) * Math.abs(v) ** e;

export function openingOutline(shell: Shell, eye: Eye, o: Opening, grow = 0): string {
  return curve(
    angles(16).map((a) => {
      const t = power(Math.cos(a), o.sharp);
      const lengthwise = o.along + (o.halfAlong + grow) * t;
      const across = o.across + (o.halfAcross * (1 + o.taper * t) + grow) * power(Math.sin(a), o.sharp) + o.slant * t;
      return eye(crestAt(shell, across, lengthwise));
    }),
    true,
  );
}
