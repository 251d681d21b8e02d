import { form, panel, patch, tube } from 'demo-chain/pictures/drawing/form';
import { onBump } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { curve, type Eye, placed, polygon } from 'demo-chain/pictures/drawing/space';
import { groove, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import { isForChildren } from 'demo-chain/pictures/subject';
import { type SkiHelmetDesign, skiHelmetDesignOf } from './design';
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

const shellFor = ({ inMould }: SkiHelmetDesign, child: boolean): Shell => ({
  width: (child ? 104 : 106) + (inMould ? 0 : 4),
  height: child ? 132 : 128,
  front: 124,
  rear: child ? 128 : 138,
  rim: { brow: 14, ear: 34, nape: 66 },
});

function openings({ slots, slide }: SkiHelmetDesign): Opening[] {
  const place = (across: number, along: number, halfAlong: number, slant = 0): Opening => ({
    across,
    along,
    halfAcross: 3.4,
    halfAlong,
    sharp: 0.6,
    taper: 0,
    slant,
  });
  const pairs = (list: [number, number, number, number?][]) =>
    list.flatMap(([across, along, half, slant = 0]) => [
      place(across, along, half, slant),
      place(-across, along, half, -slant),
    ]);
  const top =
    slots === 'long'
      ? pairs([
          [17, -8, 22],
          [42, 2, 20],
        ])
      : slots === 'short'
        ? pairs([
            [18, -26, 8],
            [18, 4, 8],
            [44, -16, 8],
            [44, 14, 8],
          ])
        : pairs([
            [14, -20, 13, 4],
            [34, -12, 14, 5],
            [54, -2, 13, 6],
          ]);
  return [...top, ...pairs([[30, 58, 7]]), ...(slide ? [] : pairs([[60, 44, 8]]))];
}

function slots(pen: Pen, design: SkiHelmetDesign, shell: Shell, eye: Eye, volume: Volume): string {
  return openings(design)
    .filter(({ across, along }) => faces(shell, eye, crestAt(shell, across, along), 0.06))
    .map((opening) => {
      const d = openingOutline(shell, eye, opening);
      return (
        onBump(`<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="8"/>`) +
        panel(pen, d, volume, { tone: pen.dark, matter: 'flat', fill: design.slide ? '#2a2d31' : '#111315', edge: 0 }) +
        onBump(`<path d="${d}" fill="#000" fill-opacity=".7"/>`)
      );
    })
    .join('');
}

/** The slide on the crest that closes the openings. */
function slider(pen: Pen, design: SkiHelmetDesign, shell: Shell, eye: Eye, volume: Volume): string {
  if (!design.slide) return '';
  const track = openingOutline(shell, eye, {
    across: 0,
    along: -4,
    halfAcross: 5,
    halfAlong: 17,
    sharp: 0.5,
    taper: 0,
    slant: 0,
  });
  const knob = openingOutline(shell, eye, {
    across: 0,
    along: -12,
    halfAcross: 4,
    halfAlong: 6,
    sharp: 0.6,
    taper: 0,
    slant: 0,
  });
  return (
    panel(pen, track, volume, { tone: pen.dark, matter: 'matt-plastic' }) +
    onBump(`<path d="${track}" fill="#000" fill-opacity=".4"/>`) +
    patch(pen, knob, volume, { tone: pen.accent, matter: 'rubber', height: 8 })
  );
}

function earPad(pen: Pen, design: SkiHelmetDesign, shell: Shell, eye: Eye, sign: 1 | -1): string {
  if (!design.earPads) return '';
  const at = (turn: number, drop: number, inward = 8) => {
    const azimuth = sign * turn * Math.PI * 2;
    return eye(shellAt(shell, azimuth, rimAt(shell, azimuth) + drop, -inward));
  };
  const d = curve(
    [
      at(0.15, -20),
      at(0.165, 30),
      at(0.19, 62, 14),
      at(0.24, 78, 18),
      at(0.29, 66, 16),
      at(0.33, 34),
      at(0.36, -14),
      at(0.25, -24),
    ],
    true,
  );
  const inset = curve([
    at(0.18, 4),
    at(0.19, 34, 12),
    at(0.215, 54, 16),
    at(0.25, 60, 16),
    at(0.285, 50, 14),
    at(0.31, 26),
    at(0.325, 2),
  ]);
  return form(pen, d, {
    tone: pen.dark,
    matter: design.padMatter,
    round: 40,
    bulge: 0.7,
    inner: stitch(pen.dark, inset, 2),
  });
}

function goggleClip(pen: Pen, design: SkiHelmetDesign, shell: Shell, eye: Eye, volume: Volume): string {
  if (!design.goggleClip) return '';
  const at = (dx: number, lift: number) => {
    const azimuth = Math.PI + dx;
    return eye(shellAt(shell, azimuth, rimAt(shell, azimuth) - lift, 4));
  };
  const tag = curve([at(-0.16, 44), at(0.16, 44), at(0.16, 10), at(-0.16, 10)], true);
  return (
    patch(pen, polygon([at(-0.12, 70), at(0.12, 70), at(0.14, 8), at(-0.14, 8)]), volume, {
      tone: pen.dark,
      matter: 'webbing',
    }) +
    patch(pen, tag, volume, { tone: pen.dark, matter: 'rubber', height: 7 }) +
    mark(pen, pen.accent.base, ...at(0, 27), 0.9)
  );
}

export const skiHelmet = silhouette(
  {
    rest: 'hangs',
    floor: 1010,
    details: [
      { at: [330, 800], zoom: 2 },
      { of: 'back', at: [500, 640], zoom: 1.9 },
    ],
    outdoors: 0.62,
  },
  (pen, side) => {
    const design = skiHelmetDesignOf(pen.subject);
    const shell = shellFor(design, isForChildren(pen.subject));
    const eye = helmetEye(side, 3);
    const behind = side === 'back';
    const rim = curve(rimLine(shell, eye, 0, 1));
    const crown = form(pen, shellOutline(shell, eye), {
      matter: design.finish,
      round: 130,
      bulge: 0.8,
      inner: (volume) =>
        helmetBlocking(pen, design.blocking, design.finish, shell, eye, volume) +
        (design.inMould
          ? groove(curve(rimLine(shell, eye, 20)), 4, 0.5)
          : groove(curve(rimLine(shell, eye, 8)), 7, 0.6)) +
        slots(pen, design, shell, eye, volume) +
        slider(pen, design, shell, eye, volume) +
        (behind ? goggleClip(pen, design, shell, eye, volume) : ''),
    });
    const piping =
      design.brim === 'none'
        ? ''
        : tube(pen, rim, design.brim === 'lip' ? 16 : 9, {
            tone: design.brim === 'lip' ? pen.dark : pen.accent,
            matter: 'rubber',
          });
    const ink = pen.main.luminance > 0.62 ? pen.dark.base : pen.pale.base;
    const turn = (behind ? 0.36 : side === 'angle' ? -0.25 : -0.05) * Math.PI * 2;
    const logo = placed(mark(pen, ink, 0, 0, 1.9), eye(shellAt(shell, turn, rimAt(shell, turn) - 64)));
    const far = behind ? 1 : -1;
    return (
      helmetGround(pen, 900) +
      helmetStrap(pen, shell, eye, { ends: [0.21, 0.29], chin: 168, magnet: design.magnet }) +
      (behind ? '' : cradle(pen, shell, eye, { dial: true, lamp: false })) +
      earPad(pen, design, shell, eye, far) +
      earPad(pen, design, shell, eye, far === 1 ? -1 : 1) +
      crown +
      piping +
      (behind ? cradle(pen, shell, eye, { dial: true, lamp: false }) : '') +
      logo
    );
  },
);
