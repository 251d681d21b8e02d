import { form, panel, tube } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { curve, type Eye, hull, type Place, polygon, type Spot } from 'demo-chain/pictures/drawing/space';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import type { MatterName } from 'demo-chain/pictures/light/matters';

/** A shell that slides on snow, in centimetres: z to the front, y down, x to the right. */
export interface Trough {
  /** Half of its plan from the front to the rear: how far across, how far along. */
  plan: readonly Spot[];
  /** How high its side stands, and how much higher its bow. */
  side: number;
  bow: number;
  /** The floor's share of the plan. */
  floor: number;
}

const reachOf = ({ plan }: Trough) => Math.max(...plan.map(([, z]) => z));

export function heightAt({ side, bow, plan }: Trough, along: number): number {
  const reach = Math.max(...plan.map(([, z]) => z));
  return -side - bow * Math.max(0, along / reach - 0.25) ** 2;
}

/** A closed row around the trough; `share` of its plan, `up` of its height, `lift` more. */
export function rowAt(trough: Trough, share: number, up: number, lift = 0): Place[] {
  const reach = reachOf(trough);
  const half = trough.plan.map(([x, z]): Place => {
    const rise = -trough.bow * 0.72 * Math.max(0, (z * share) / reach - 0.45) ** 1.6;
    return [x * share, (up ? heightAt(trough, z) * up : rise) - lift, z * (share + (1 - share) * 0.3)];
  });
  return [
    ...half,
    ...half
      .map(([x, y, z]): Place => [-x, y, z])
      .reverse()
      .filter(([x]) => x !== 0),
  ];
}

export interface ShellLook {
  tone: Tone;
  rim: Tone;
  matter: MatterName;
  rimWidth: number;
  inside?: (volume: Volume) => string;
}

/** The shell seen from above: its outside, its inside, its floor and its rim. */
export function shell(pen: Pen, trough: Trough, eye: Eye, { tone, rim, matter, rimWidth, inside }: ShellLook): string {
  const see = (row: Place[]) => row.map((place) => eye(place));
  const top = see(rowAt(trough, 1, 1));
  const foot = see(rowAt(trough, trough.floor, 0));
  const bottom = see(rowAt(trough, trough.floor, 0)).map(([x, y]) => [x, y + 4] as const);
  return (
    form(pen, polygon(hull([...top, ...bottom])), { tone, matter, round: 24, bulge: 0.6 }) +
    form(pen, curve(top, true), {
      tone,
      matter,
      round: 46,
      bulge: -0.55,
      inner: (volume) => panel(pen, curve(foot, true), volume, { tone, matter, edge: 1.4 }) + (inside?.(volume) ?? ''),
    }) +
    tube(pen, `${curve(top, true)}`, rimWidth, { tone: rim, matter })
  );
}
