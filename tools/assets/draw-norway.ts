// Draws the coast lines of lib/shops/land.ts and land-closer.ts from Natural Earth (public domain), as the npm package world-atlas holds it:
//   npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz
//   node --import ./tools/ts-hooks.mjs tools/assets/draw-norway.ts package/countries-10m.json
import { readFileSync, writeFileSync } from 'node:fs';
import { CLOSER_FINENESS, FINENESS, MAP, type MapPoint, mapPoint } from '@/lib/shops/map';

const NORWAY = '578';

/** Bends and islands below this, in square units of the map, are left out: on a telephone a unit is less than half a pixel. */
interface Coast {
  to: string;
  about: string;
  fineness: number;
  smallestBend: number;
  smallestIsland: number;
}

const coasts: Coast[] = [
  {
    to: 'lib/shops/land.ts',
    about: 'The land, as the path of an SVG, FINENESS times as large as the map.',
    fineness: FINENESS,
    smallestBend: 3.2,
    smallestIsland: 18,
  },
  {
    to: 'lib/shops/land-closer.ts',
    about: 'The land for who looks at a part of it, CLOSER_FINENESS times as large as the map.',
    fineness: CLOSER_FINENESS,
    smallestBend: 0.35,
    smallestIsland: 1.2,
  },
];

interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
  objects: { countries: { geometries: { id: string; type: string; arcs: number[][][] }[] } };
}

const topology = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Topology;

const arcs = topology.arcs.map((arc) => {
  const { scale, translate } = topology.transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return { longitude: x * scale[0] + translate[0], latitude: y * scale[1] + translate[1] };
  });
});

const arcOf = (index: number) => (index < 0 ? [...(arcs[~index] ?? [])].reverse() : (arcs[index] ?? []));

const area = (ring: readonly MapPoint[]) =>
  Math.abs(
    ring.reduce((sum, { x, y }, at) => {
      const next = ring[(at + 1) % ring.length] as MapPoint;
      return sum + x * next.y - next.x * y;
    }, 0) / 2,
  );

/** Visvalingam: the point whose triangle is the smallest goes first, until none is below the limit. */
function simplified(ring: MapPoint[], smallestBend: number): MapPoint[] {
  const left = [...ring];
  const triangle = (at: number) => {
    const around = [left.at(at - 1), left[at], left[(at + 1) % left.length]] as MapPoint[];
    return area(around);
  };
  while (left.length > 4) {
    let smallest = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < left.length; at++) {
      const size = triangle(at);
      if (size < least) [least, smallest] = [size, at];
    }
    if (least >= smallestBend) break;
    left.splice(smallest, 1);
  }
  return left;
}

/** Whole numbers, each point told by its way from the one before: the shortest spelling of a path. */
function path(ring: readonly MapPoint[], fineness: number): string {
  let last = { x: 0, y: 0 };
  const steps = ring.flatMap((point, at) => {
    const here = { x: Math.round(point.x * fineness), y: Math.round(point.y * fineness) };
    const [dx, dy] = [here.x - last.x, here.y - last.y];
    if (at > 0 && dx === 0 && dy === 0) return [];
    last = here;
    return [at === 0 ? `M${here.x} ${here.y}l` : `${dx} ${dy}`];
  });
  return `${steps.join(' ').replaceAll('l ', 'l').replaceAll(' -', '-')}z`;
}

const norway = topology.objects.countries.geometries.find(({ id }) => id === NORWAY);
const polygons = norway?.arcs ?? [];
const land = polygons
  .map(([outer = []]) => outer.flatMap((index, at) => arcOf(index).slice(at === 0 ? 0 : 1)))
  // Svalbard, Jan Mayen and Bouvet have no shop and would make the rest small.
  .filter((ring) => ring.every(({ latitude, longitude }) => latitude > 57 && latitude < 72 && longitude > 3))
  .map((ring) => ring.slice(0, -1).map(mapPoint))
  .sort((a, b) => area(b) - area(a));

for (const { to, about, fineness, smallestBend, smallestIsland } of coasts) {
  const rings = land.filter((ring) => area(ring) >= smallestIsland).map((ring) => simplified(ring, smallestBend));
  const all = rings.flat();
  const box = (key: 'x' | 'y') => [Math.min(...all.map((one) => one[key])), Math.max(...all.map((one) => one[key]))];
  process.stdout.write(
    `${to}: ${rings.length} rings, ${all.length} points, x ${box('x')}, y ${box('y')} of ${MAP.width} × ${MAP.height}\n`,
  );
  writeFileSync(
    to,
    `// Made by tools/assets/draw-norway.ts from Natural Earth (public domain, naturalearthdata.com); see lib/shops/map.ts for its units.

/** ${about} */
export const LAND =
  '${rings.map((ring) => path(ring, fineness)).join('')}';
`,
  );
}
