import { factOf, inTurn, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

export type Bar = 'flat' | 'riser' | 'drop' | 'swept' | 'high';
export type Frame = 'diamond' | 'low' | 'wave';
export type Fork = 'suspension' | 'rigid';

/** Lengths in millimetres, angles in degrees; as on a geometry table. */
export interface Geometry {
  /** Of the wheel with its tyre. */
  radius: number;
  tyre: number;
  chainstay: number;
  wheelbase: number;
  /** How far the crank's axle lies below those of the wheels. */
  drop: number;
  reach: number;
  stack: number;
  headAngle: number;
  headTube: number;
  seatAngle: number;
  seatTube: number;
  saddle: number;
  crank: number;
}

export interface BicycleDesign {
  geometry: Geometry;
  frame: Frame;
  fork: Fork;
  /** Travel of the fork in millimetres, 0 for a stiff one. */
  travel: number;
  bar: Bar;
  brakes: 'disc' | 'rim' | 'coaster';
  rotors: [fore: number, rear: number];
  rings: number;
  cogs: number;
  tread: 'knobs' | 'gravel' | 'slick';
  battery: number;
  mudguards: boolean;
  rack: boolean;
  lights: boolean;
  kickstand: boolean;
  trainingWheels: boolean;
  chainGuard: 'none' | 'half' | 'full';
  bell: boolean;
  /** Stands lower and thicker: steel children's frames are slim, aluminium ones stout. */
  stout: number;
  look: Look;
}

/** What the facts leave to the maker. */
export interface Look {
  blocking: 'plain' | 'rear' | 'fade' | 'band' | 'down-tube' | 'bicolour';
  forkInColour: boolean;
  sidewall: 'black' | 'tan' | 'line';
  rims: 'black' | 'silver' | 'accent';
  contact: 'black' | 'brown' | 'accent';
  spokes: number;
  slope: number;
}

const table = {
  'mountain-bike': {
    radius: 372,
    tyre: 60,
    chainstay: 437,
    wheelbase: 1185,
    drop: 58,
    reach: 445,
    stack: 628,
    headAngle: 66.5,
    headTube: 112,
    seatAngle: 75,
    seatTube: 440,
    saddle: 690,
    crank: 172,
  },
  'hybrid-bike': {
    radius: 352,
    tyre: 40,
    chainstay: 442,
    wheelbase: 1072,
    drop: 72,
    reach: 388,
    stack: 618,
    headAngle: 71,
    headTube: 160,
    seatAngle: 73.5,
    seatTube: 500,
    saddle: 715,
    crank: 172,
  },
  'e-bike': {
    radius: 356,
    tyre: 52,
    chainstay: 468,
    wheelbase: 1128,
    drop: 62,
    reach: 396,
    stack: 640,
    headAngle: 69,
    headTube: 170,
    seatAngle: 73,
    seatTube: 490,
    saddle: 705,
    crank: 170,
  },
  'gravel-bike': {
    radius: 352,
    tyre: 43,
    chainstay: 428,
    wheelbase: 1035,
    drop: 76,
    reach: 388,
    stack: 582,
    headAngle: 71.5,
    headTube: 150,
    seatAngle: 74,
    seatTube: 510,
    saddle: 730,
    crank: 172,
  },
} satisfies Record<string, Geometry>;

/** A child's bicycle grows more slowly than its wheels: small ones are all handlebar and saddle. */
function childGeometry(inches: number): Geometry {
  const t = (inches - 12) / 12;
  const grow = (small: number, big: number) => small + (big - small) * t;
  return {
    radius: grow(158, 305),
    tyre: grow(44, 48),
    chainstay: grow(222, 375),
    wheelbase: grow(585, 915),
    drop: grow(-18, 36),
    reach: grow(205, 325),
    stack: grow(345, 520),
    headAngle: grow(68, 69.5),
    headTube: grow(82, 112),
    seatAngle: grow(70, 73),
    seatTube: grow(205, 320),
    saddle: grow(325, 520),
    crank: grow(89, 140),
  };
}

function geometryOf(subject: Subject): Geometry {
  const { art } = subject;
  if (art === 'child-bike') return childGeometry(numberIn(subject, 'Hjulstørrelse', 20));
  const base = art in table ? table[art as keyof typeof table] : table['hybrid-bike'];
  const width = numberIn(subject, 'Dekk', 0);
  const tyre = width === 0 ? base.tyre : width < 10 ? width * 25.4 : width;
  const smaller = factOf(subject, 'Hjulstørrelse').startsWith('27,5') ? 14 : 0;
  return { ...base, tyre, radius: base.radius - smaller + (tyre - base.tyre) };
}

function frameOf(subject: Subject): Frame {
  if (subject.art === 'hybrid-bike') return isForWomen(subject) ? 'low' : 'diamond';
  if (subject.art === 'e-bike') return inTurn<Frame>(subject, ['diamond', 'low', 'wave']);
  if (subject.art === 'child-bike' && subject.n < 24) return inTurn<Frame>(subject, ['diamond', 'low', 'wave']);
  return 'diamond';
}

function barOf(subject: Subject): Bar {
  if (subject.art === 'gravel-bike') return 'drop';
  if (subject.art === 'child-bike') return subject.n >= 20 ? 'riser' : 'high';
  if (subject.art === 'mountain-bike') return lotOf(subject, 'bar').pick(['flat', 'riser']);
  if (subject.art === 'e-bike') return lotOf(subject, 'bar').pick(['swept', 'riser']);
  return isForWomen(subject) ? lotOf(subject, 'bar').pick(['swept', 'riser']) : 'flat';
}

/** 'Hydrauliske skivebremser, 180/160 mm' → [180, 160] */
function rotorsOf(brakes: string): [number, number] {
  const [fore = 160, rear = fore] = (/(\d+)(?:\/(\d+))? mm/.exec(brakes) ?? []).slice(1).flatMap((n) => n ?? []);
  return [Number(fore), Number(rear)];
}

function lookOf(subject: Subject): Look {
  const lot = lotOf(subject, 'look');
  const adult = subject.art !== 'child-bike';
  return {
    blocking: inTurn(subject, ['plain', 'rear', 'fade', 'bicolour', 'band', 'down-tube'] as const),
    forkInColour: inTurn(subject, [true, false, false]),
    sidewall: inTurn<Look['sidewall']>(subject, ['tan', 'black', 'line']),
    rims: inTurn<Look['rims']>(subject, adult ? ['black', 'silver', 'black', 'accent'] : ['silver', 'accent', 'black']),
    contact: lot.pick(
      subject.art === 'mountain-bike'
        ? ['black', 'accent']
        : adult
          ? ['black', 'brown', 'black']
          : ['accent', 'black', 'brown'],
    ),
    spokes: adult ? lot.pick([28, 32]) : 20,
    slope: lot.int(0, 110),
  };
}

export function bicycleDesignOf(subject: Subject): BicycleDesign {
  const brakes = factOf(subject, 'Bremser');
  const gears = factOf(subject, 'Gir');
  const equipment = `${factOf(subject, 'Utstyr')} ${factOf(subject, 'Følger med')}`.toLowerCase();
  const rings = gears.includes('to kranser') ? 2 : 1;
  const fork = factOf(subject, 'Gaffel');
  const carbonFork = factOf(subject, 'Materiale').includes('karbon');
  const suspension =
    fork.startsWith('Dempet') ||
    (subject.art === 'e-bike' && !carbonFork && lotOf(subject, 'fork').chance(0.6)) ||
    (subject.art === 'child-bike' && subject.n >= 24);
  const guard = factOf(subject, 'Kjedekasse');
  return {
    geometry: geometryOf(subject),
    frame: frameOf(subject),
    fork: suspension ? 'suspension' : 'rigid',
    travel: suspension ? numberIn(subject, 'Gaffel', 60) : 0,
    bar: barOf(subject),
    brakes: brakes.includes('skive') ? 'disc' : brakes.startsWith('V-brems') ? 'rim' : 'coaster',
    rotors: rotorsOf(brakes),
    rings,
    cogs: gears === 'Uten' ? 1 : numberIn(subject, 'Gir', 1) / rings,
    tread: subject.art === 'mountain-bike' ? 'knobs' : subject.art === 'gravel-bike' ? 'gravel' : 'slick',
    battery: numberIn(subject, 'Batteri', 0),
    mudguards: equipment.includes('skjermer'),
    rack: equipment.includes('bagasjebrett'),
    lights: /\blys\b/.test(equipment),
    kickstand: /\bstøtte\b/.test(equipment),
    trainingWheels: equipment.includes('støttehjul'),
    chainGuard: guard === 'Hel' ? 'full' : guard === 'Halv' ? 'half' : 'none',
    bell: equipment.includes('ringeklokke'),
    stout: subject.art === 'e-bike' ? 1.25 : factOf(subject, 'Ramme') === 'Stål' ? 0.78 : 1,
    look: lookOf(subject),
  };
}
