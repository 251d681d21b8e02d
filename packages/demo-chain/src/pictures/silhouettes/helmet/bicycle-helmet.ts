import { form, panel } from 'demo-chain/pictures/drawing/form';
import { onBump } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { angles, curve, type Eye, placed, polygon } from 'demo-chain/pictures/drawing/space';
import { groove, mark } from 'demo-chain/pictures/drawing/trim';
import { type BicycleHelmetDesign, bicycleHelmetDesignOf, type HelmetUse } from './design';
import { cradle, helmetBlocking, helmetEye, helmetGround, helmetStrap } from './parts';
import {
  crestAt,
  faces,
  type Opening,
  openingOutline,
  rimAt,
  rimLine,
  type Shell,
  shellAt,
  shellOutline,
} from './shell';

const shells: Record<HelmetUse, Shell> = {
  road: { width: 98, height: 122, front: 136, rear: 152, rim: { brow: 4, ear: -8, nape: 26 } },
  trail: { width: 102, height: 124, front: 130, rear: 142, rim: { brow: 8, ear: 16, nape: 58 } },
  city: { width: 104, height: 126, front: 124, rear: 132, rim: { brow: 18, ear: 6, nape: 38 } },
  play: { width: 106, height: 124, front: 122, rear: 128, rim: { brow: 14, ear: 4, nape: 44 } },
};

/** Openings on the crest, and on one side in each further row. */
const rows: Record<number, readonly number[]> = { 11: [3, 2, 2], 14: [2, 3, 3], 17: [3, 4, 3], 21: [3, 3, 3, 3] };

export function ventsOf({ vents, shape }: BicycleHelmetDesign): Opening[] {
  const plan = rows[vents] ?? [vents];
  const step = 74 / plan.length;
  return plan.flatMap((count, row) => {
    const from = -56 + row * 5;
    const length = (118 - row * 6) / count;
    const across = row === 0 ? 0 : row * step + 4;
    return Array.from({ length: count }, (_, i) => i).flatMap((i) =>
      (row === 0 ? [1] : [-1, 1]).map((side) => ({
        across: across * side,
        along: from + length * (i + 0.5) + (row % 2) * 4,
        halfAcross: step * (row === 0 ? 0.24 : 0.3),
        halfAlong: Math.max(6, (length - shape.gap) / 2),
        sharp: shape.sharp,
        taper: shape.taper,
        slant: shape.slant * side * (row === 0 ? 0 : 1),
      })),
    );
  });
}

function vents(pen: Pen, design: BicycleHelmetDesign, shell: Shell, eye: Eye, volume: Volume): string {
  return ventsOf(design)
    .filter(({ across, along }) => faces(shell, eye, crestAt(shell, across, along), 0.04))
    .map((opening) => {
      const d = openingOutline(shell, eye, opening);
      const deep = openingOutline(shell, eye, { ...opening, along: opening.along + 1.5 }, -2.6);
      const netted = design.net && opening.along < -30;
      return (
        onBump(`<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="9"/>`) +
        panel(pen, d, volume, { tone: pen.dark, matter: 'foam', edge: 0 }) +
        onBump(`<path d="${d}" fill="#000" fill-opacity=".8"/>`) +
        panel(pen, deep, volume, {
          fill: netted ? '#1d2023' : '#0c0d0f',
          tone: pen.dark,
          matter: netted ? 'mesh' : 'flat',
          edge: 0,
        }) +
        onBump(`<path d="${deep}" fill="#000" fill-opacity=".6"/>`)
      );
    })
    .join('');
}

function visor(pen: Pen, { visor: kind, finish, use }: BicycleHelmetDesign, shell: Shell, eye: Eye): string {
  if (kind === 'none') return '';
  const reach = kind === 'soft' ? 30 : use === 'trail' ? 62 : 42;
  const arc = (lift: number, out: number) =>
    angles(17, -0.13, 0.13 + 0.26 / 16).map((a) =>
      eye(shellAt(shell, a, rimAt(shell, a) - lift, out * Math.max(0, Math.cos(a * 1.9)) ** 0.6)),
    );
  const root = arc(kind === 'soft' ? 10 : 22, 2);
  const lip = arc(kind === 'soft' ? -6 : 14, reach);
  return form(pen, polygon([...root, ...lip.reverse()]), {
    tone: kind === 'soft' || finish === 'matt-plastic' ? pen.dark : pen.accent,
    matter: kind === 'soft' ? 'rubber' : 'matt-plastic',
    round: 16,
    bulge: 0.4,
    inner: groove(curve(arc(kind === 'soft' ? -2 : 16, reach * 0.8)), 3, 0.3),
  });
}

export const bicycleHelmet = silhouette(
  {
    rest: 'hangs',
    floor: 830,
    details: [
      { of: 'back', at: [470, 760], zoom: 1.9 },
      { at: [580, 480], zoom: 2 },
    ],
    outdoors: 0.62,
  },
  (pen, side) => {
    const design = bicycleHelmetDesignOf(pen.subject);
    const shell = shells[design.use];
    const eye = helmetEye(side);
    const behind = side === 'back';
    const crown = form(pen, shellOutline(shell, eye), {
      matter: design.finish,
      round: 120,
      bulge: 0.8,
      inner: (volume) =>
        helmetBlocking(pen, design.blocking, design.finish, shell, eye, volume) +
        groove(curve(rimLine(shell, eye, 12)), 4, 0.5) +
        vents(pen, design, shell, eye, volume),
    });
    const ink = pen.main.luminance > 0.62 ? pen.dark.base : pen.pale.base;
    const turn = behind ? 0.43 : side === 'angle' ? -0.25 : -0.03;
    const azimuth = turn * Math.PI * 2;
    const logo = placed(mark(pen, ink, 0, 0, 1.3), eye(shellAt(shell, azimuth, rimAt(shell, azimuth) - 26)));
    const held = cradle(pen, shell, eye, design);
    const peak = visor(pen, design, shell, eye);
    return (
      helmetGround(pen, 740) +
      helmetStrap(pen, shell, eye, { ends: [0.2, 0.34], chin: 140 }) +
      (behind ? peak + crown + held : held + crown + peak) +
      logo
    );
  },
);
