import { type Box, type Brush, darker, halo, lighter, mix, n, rect, shaded, shape, stroke } from './brush';

/** A wall covering of a colour, over a box. */
export type Cover = (brush: Brush, box: Box, colour: string) => string;

/** Darker towards the ground, where rain splashes, and stained a little by the years. */
function weathered(brush: Brush, box: Box, marks: number): string {
  let stains = '';
  for (let i = 0; i < marks; i += 1) {
    const at = [box.x + brush.next() * box.w, -box.y - brush.next() * box.h] as const;
    stains += halo(brush, at, brush.between(0.12, 0.4), '#1b1a18', brush.between(0.05, 0.12), brush.between(1.4, 3));
  }
  const splash = shaded(
    brush,
    'down',
    [
      [0, '#14140f', 0.1],
      [0.25, '#14140f', 0],
      [0.86, '#14140f', 0],
      [1, '#14140f', 0.2],
    ],
    (fill) => rect(box, fill),
  );
  return stains + splash;
}

/** Boards, bricks or stones of many tones: one path to a tone keeps the drawing short. */
function pieces(brush: Brush, tones: readonly string[], put: (add: (d: string) => void) => void): string {
  const paths = tones.map(() => '');
  put((d) => {
    paths[brush.int(0, tones.length - 1)] += d;
  });
  return paths.map((d, i) => shape(d, tones[i] ?? '#000000')).join('');
}

const piece = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(-y)}h${n(w)}v${n(-h)}h${n(-w)}Z`;

export const clapboard: Cover = (brush, box, colour) => {
  const board = 0.165;
  const tones = [colour, lighter(colour, 0.035), darker(colour, 0.035), mix(colour, '#8a8578', 0.05)];
  const faces = pieces(brush, tones, (add) => {
    for (let y = box.y; y < box.y + box.h; y += board) {
      let x = box.x;
      while (x < box.x + box.w) {
        const long = Math.min(brush.between(2.2, 4.6), box.x + box.w - x);
        add(piece(x, y, long, Math.min(board, box.y + box.h - y)));
        x += long;
      }
    }
  });
  let lines = '';
  for (let y = box.y; y < box.y + box.h; y += board) lines += `M${n(box.x)} ${n(-y)}h${n(box.w)}`;
  return (
    faces +
    stroke(lines, darker(colour, 0.62), 0.018, 0.75) +
    `<g transform="translate(0 .022)">${stroke(lines, darker(colour, 0.4), 0.022, 0.28)}</g>` +
    `<g transform="translate(0 -.02)">${stroke(lines, lighter(colour, 0.5), 0.014, 0.4)}</g>` +
    weathered(brush, box, 10)
  );
};

/** Wide upright boards with a narrower one over every joint. */
export const battens: Cover = (brush, box, colour) => {
  const step = 0.21;
  const tones = [colour, lighter(colour, 0.04), darker(colour, 0.05), mix(colour, '#7d7466', 0.08)];
  const under = pieces(brush, tones, (add) => {
    for (let x = box.x; x < box.x + box.w; x += step) add(piece(x, box.y, Math.min(step, box.x + box.w - x), box.h));
  });
  let over = '';
  let shadow = '';
  for (let x = box.x + step; x < box.x + box.w - 0.05; x += step) {
    over += piece(x - 0.045, box.y, 0.09, box.h);
    shadow += piece(x + 0.045, box.y, 0.03, box.h);
  }
  return (
    under + shape(shadow, darker(colour, 0.7), 0.5) + shape(over, lighter(colour, 0.06)) + weathered(brush, box, 12)
  );
};

export const logs: Cover = (brush, box, colour) => {
  const thick = 0.27;
  let out = '';
  for (let y = box.y; y < box.y + box.h; y += thick) {
    const tone = mix(colour, brush.chance(0.5) ? '#2a1d14' : '#a88a68', brush.between(0, 0.14));
    out += shaded(
      brush,
      'down',
      [
        [0, darker(tone, 0.55)],
        [0.16, lighter(tone, 0.14)],
        [0.4, tone],
        [0.86, darker(tone, 0.4)],
        [1, darker(tone, 0.78)],
      ],
      (fill) => rect({ ...box, y, h: Math.min(thick, box.y + box.h - y) }, fill),
    );
    let cracks = '';
    for (let i = 0; i < 3; i += 1) {
      const x = box.x + brush.next() * box.w;
      cracks += `M${n(x)} ${n(-y - thick * brush.between(0.3, 0.7))}q${n(0.3)} ${n(brush.between(-0.02, 0.02))} ${n(brush.between(0.4, 1.4))} 0`;
    }
    out += stroke(cracks, '#1a120c', 0.012, 0.5);
  }
  return out;
};

export const brick: Cover = (brush, box, colour) => {
  const [long, high, joint] = [0.24, 0.078, 0.013];
  const tones = [
    colour,
    lighter(colour, 0.07),
    darker(colour, 0.1),
    mix(colour, '#5a2f2a', 0.25),
    mix(colour, '#c08a5c', 0.16),
    darker(colour, 0.22),
  ];
  const stones = pieces(brush, tones, (add) => {
    let row = 0;
    for (let y = box.y; y < box.y + box.h; y += high + joint, row += 1) {
      const tall = Math.min(high, box.y + box.h - y);
      for (let x = box.x - (row % 2) * (long / 2); x < box.x + box.w; x += long + joint) {
        const from = Math.max(x, box.x);
        const to = Math.min(x + long, box.x + box.w);
        if (to > from) add(piece(from, y, to - from, tall));
      }
    }
  });
  return rect(box, mix(colour, '#b9ada0', 0.55)) + stones + weathered(brush, box, 8);
};

export const plaster: Cover = (brush, box, colour) => {
  let clouds = '';
  for (let i = 0; i < 14; i += 1) {
    const at = [box.x + brush.next() * box.w, -box.y - brush.next() * box.h] as const;
    clouds += halo(
      brush,
      at,
      brush.between(0.5, 1.6),
      brush.chance(0.5) ? lighter(colour, 0.5) : darker(colour, 0.5),
      0.1,
      0.6,
    );
  }
  return rect(box, colour) + clouds + weathered(brush, box, 14);
};

/** Glazed tiles, each of them catching the window a little differently. */
export const tiles: Cover = (brush, box, colour) => {
  const [wide, high] = [0.2, 0.1];
  const tones = [colour, lighter(colour, 0.12), darker(colour, 0.03), mix(colour, '#b9c4c6', 0.12)];
  let row = 0;
  let gleam = '';
  const faces = pieces(brush, tones, (add) => {
    for (let y = box.y; y < box.y + box.h; y += high, row += 1)
      for (let x = box.x - (row % 2) * (wide / 2); x < box.x + box.w; x += wide) {
        add(piece(x, y, wide - 0.006, high - 0.006));
        if (brush.chance(0.5)) gleam += `M${n(x + 0.01)} ${n(-y - high + 0.016)}h${n(wide - 0.03)}`;
      }
  });
  return rect(box, darker(colour, 0.24)) + faces + stroke(gleam, '#ffffff', 0.006, 0.6);
};

/** Cast panels with open joints and the marks of their ties. */
export const concrete: Cover = (brush, box, colour) => {
  const [wide, high] = [1.5, 1.15];
  const tones = [colour, lighter(colour, 0.05), darker(colour, 0.05), mix(colour, '#8f8a80', 0.2)];
  let joints = '';
  let ties = '';
  const panels = pieces(brush, tones, (add) => {
    for (let y = box.y; y < box.y + box.h; y += high)
      for (let x = box.x; x < box.x + box.w; x += wide) {
        const w = Math.min(wide, box.x + box.w - x);
        const h = Math.min(high, box.y + box.h - y);
        add(piece(x, y, w, h));
        joints += `M${n(x)} ${n(-y)}h${n(w)}M${n(x)} ${n(-y)}v${n(-h)}`;
        if (w > 1 && h > 0.8)
          for (const [dx, dy] of [
            [0.3, 0.25],
            [1.2, 0.25],
            [0.3, 0.9],
            [1.2, 0.9],
          ] as const)
            ties += `M${n(x + dx - 0.02)} ${n(-y - dy)}h.04`;
      }
  });
  return (
    panels +
    stroke(joints, darker(colour, 0.6), 0.016, 0.7) +
    stroke(ties, darker(colour, 0.5), 0.035, 0.4) +
    weathered(brush, box, 18)
  );
};

/** Rounded slates in rows, each a little off the other's tone. */
export const slate: Cover = (brush, box, colour) => {
  const [wide, high] = [0.3, 0.22];
  const tones = [
    colour,
    lighter(colour, 0.08),
    darker(colour, 0.12),
    mix(colour, '#3c5a52', 0.2),
    mix(colour, '#6a5a58', 0.2),
  ];
  let row = 0;
  let edges = '';
  const stones = pieces(brush, tones, (add) => {
    for (let y = box.y + box.h - high; y > box.y - high; y -= high, row += 1)
      for (let x = box.x - (row % 2) * (wide / 2); x < box.x + box.w; x += wide) {
        const d = `M${n(x)} ${n(-y - high)}v${n(high * 0.7)}q${n(wide / 2)} ${n(high * 0.62)} ${n(wide)} 0v${n(-high * 0.7)}Z`;
        add(d);
        edges += `M${n(x)} ${n(-y - high * 0.3)}q${n(wide / 2)} ${n(high * 0.62)} ${n(wide)} 0`;
      }
  });
  return rect(box, darker(colour, 0.5)) + stones + stroke(edges, darker(colour, 0.75), 0.018, 0.6);
};
