import { form, tube } from 'demo-chain/pictures/drawing/form';
import { angles, barOutline, circle, curve, hull, type Place, polygon } from 'demo-chain/pictures/drawing/space';
import { line } from 'demo-chain/pictures/drawing/trim';
import { along, type Piece, type Stand } from './stand';
import { rotor } from './wheel';

function mudguard(stand: Stand, [x, y]: Place, from: number, to: number): string {
  const { pen, eye, scale, design, width } = stand;
  const { radius, tyre } = design.geometry;
  const r = radius + 17;
  const arc = angles(14, from, to).map((a) => eye([x + Math.cos(a) * r, y + Math.sin(a) * r, 0]));
  const [ex, ey] = [x + Math.cos(to * Math.PI * 2) * r, y + Math.sin(to * Math.PI * 2) * r];
  return (
    tube(pen, curve([eye([x, y, 60]), eye([ex, ey, 24])]), 7 * scale, { tone: pen.dark, matter: 'steel' }) +
    tube(pen, curve(arc), (11 + width * tyre * 1.1) * scale, { tone: pen.dark, matter: 'plastic', cap: 'butt' })
  );
}

function rack(stand: Stand): string {
  const { pen, eye, scale, points, design } = stand;
  const [x, y] = points.rear;
  const top = y - design.geometry.radius - 52;
  const rail = (side: number) =>
    curve([
      eye([x + 176, top + 66, side * 40]),
      eye([x + 130, top + 4, side * 62]),
      eye([x - 30, top, side * 66]),
      eye([x - 186, top + 4, side * 60]),
    ]);
  const strut = (side: number, dx: number) => curve([eye([x - 4, y - 10, side * 68]), eye([x + dx, top, side * 64])]);
  const tubes = [-1, 1].flatMap((side) => [rail(side), strut(side, -96), strut(side, 34)]).join('');
  const slats = [120, 40, -50, -140, -186]
    .map((dx) => curve([eye([x + dx, top, -62]), eye([x + dx, top, 62])]))
    .join('');
  return tube(pen, slats + tubes, 12 * scale, { tone: pen.dark, matter: 'matt-plastic' });
}

function frontLamp({ pen, eye, points, scale }: Stand): string {
  const at = along(points.headFoot, points.steer, -34);
  const spot = (dx: number, dy: number) => eye([at[0] + dx, at[1] + dy, 0]);
  return (
    form(pen, barOutline(spot(30, 4), spot(62, 4), 20 * scale), { tone: pen.dark, matter: 'anodised', round: 5 }) +
    form(pen, barOutline(spot(52, 4), spot(104, 8), 44 * scale, 58 * scale), {
      tone: pen.dark,
      matter: 'matt-plastic',
      round: 10,
    }) +
    form(pen, barOutline(spot(103, 8), spot(111, 8), 56 * scale), {
      tone: pen.pale,
      fill: '#fdf3cf',
      matter: 'glass',
      round: 5,
    })
  );
}

function rearLamp({ pen, eye, points, scale, design }: Stand): string {
  const [x, y] = points.rear;
  const top = y - design.geometry.radius - 52;
  return form(pen, barOutline(eye([x - 196, top - 6, 0]), eye([x - 196, top + 34, 0]), 22 * scale), {
    tone: pen.accent,
    fill: '#c4211d',
    matter: 'glass',
    round: 6,
  });
}

function kickstand({ pen, eye, scale, points }: Stand): string {
  const foot: Place = [points.rear[0] + 130, points.ground - 4, -150];
  return (
    tube(pen, curve([eye([points.rear[0] + 190, 14, -58]), eye(foot)]), 18 * scale, {
      tone: pen.dark,
      matter: 'anodised',
    }) +
    tube(pen, curve([eye(foot), eye([foot[0] + 26, foot[1] + 2, foot[2]])]), 22 * scale, {
      tone: pen.dark,
      matter: 'rubber',
    })
  );
}

function trainingWheel(stand: Stand, side: 1 | -1): string {
  const { pen, eye, scale, points } = stand;
  const [x, y] = points.rear;
  const r = 64;
  const hub: Place = [x - 16, points.ground - r, side * 178];
  return (
    tube(
      pen,
      curve([eye([x, y, side * 70]), eye([x - 6, y + 30, side * 110]), eye([hub[0], hub[1], side * 160])]),
      17 * scale,
      { tone: pen.steel, matter: 'steel' },
    ) +
    form(pen, circle(eye, hub, r), { tone: pen.dark, matter: 'rubber', round: 12 }) +
    form(pen, circle(eye, hub, r * 0.7), { tone: pen.accent, matter: 'plastic', round: 10 }) +
    form(pen, circle(eye, hub, r * 0.2), { tone: pen.steel, matter: 'steel', round: 5 })
  );
}

function reflector({ pen, eye, points, scale, design }: Stand): string {
  const { fore } = points;
  const r = design.geometry.radius * 0.52;
  const at = (turn: number) => eye([fore[0] + Math.cos(turn) * r, fore[1] + Math.sin(turn) * r, 10]);
  return form(pen, barOutline(at(-0.16), at(0.16), 26 * scale), {
    tone: pen.pale,
    fill: '#f4b63a',
    matter: 'glass',
    round: 5,
  });
}

function discs(stand: Stand): Piece {
  const { pen, eye, points, design, scale } = stand;
  const [fore, rear] = design.rotors;
  const caliper = ([x, y]: Place, dx: number, dy: number) =>
    form(
      pen,
      polygon(
        hull([
          eye([x + dx - 26, y + dy - 30, -50]),
          eye([x + dx + 18, y + dy - 36, -50]),
          eye([x + dx + 30, y + dy + 22, -50]),
          eye([x + dx - 16, y + dy + 30, -50]),
        ]),
      ),
      { tone: pen.dark, matter: 'anodised', round: 7 },
    ) +
    line(pen.accent.base, curve([eye([x + dx - 6, y + dy - 14, -52]), eye([x + dx + 6, y + dy + 12, -52])]), 6 * scale);
  return [
    -38,
    rotor(stand, points.fore, fore) +
      rotor(stand, points.rear, rear) +
      caliper(points.fore, -72, -36) +
      caliper(points.rear, 22, -78),
  ];
}

function rimBrakes({ pen, eye, points, scale, design }: Stand): string {
  const { radius } = design.geometry;
  const arm = ([x, y]: Place, turn: number) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return barOutline(
      eye([x + c * (radius - 62), y + s * (radius - 62), 44]),
      eye([x + c * (radius + 34), y + s * (radius + 34), 30]),
      24 * scale,
      18 * scale,
    );
  };
  return [arm(points.fore, -1.93), arm(points.rear, -0.86)]
    .map((d) => form(pen, d, { tone: pen.dark, matter: 'anodised', round: 6 }))
    .join('');
}

/** What comes along: brakes, lights, guards, racks and supports. */
export function equipment(stand: Stand): Piece[] {
  const { design, points } = stand;
  const pieces: Piece[] = [];
  if (design.brakes === 'disc') pieces.push(discs(stand));
  if (design.brakes === 'rim') pieces.push([40, rimBrakes(stand)]);
  if (design.mudguards)
    pieces.push([0, mudguard(stand, points.rear, 0.92, 0.42) + mudguard(stand, points.fore, 0.9, 0.42)]);
  if (design.rack) pieces.push([6, rack(stand)]);
  if (design.lights) pieces.push([7, frontLamp(stand) + rearLamp(stand)]);
  if (design.kickstand) pieces.push([-90, kickstand(stand)]);
  if (design.trainingWheels) pieces.push([-170, trainingWheel(stand, -1)], [170, trainingWheel(stand, 1)]);
  if (design.bell) pieces.push([8, reflector(stand)]);
  return pieces;
}
