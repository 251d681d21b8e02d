import { cutOf } from 'demo-chain/pictures/drawing/legs/cuts';
import type { Blocking, Hem, Ink, LegsDesign, Pocket, Waist } from 'demo-chain/pictures/drawing/legs/design';
import { bothLegs, type Leg } from 'demo-chain/pictures/drawing/legs/figure';
import { type PoseName, poseOf } from 'demo-chain/pictures/drawing/legs/poses';
import { legwear } from 'demo-chain/pictures/drawing/legs/staging';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, isForChildren, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

const says = (subject: Subject, fact: string, words: RegExp) => words.test(factOf(subject, fact));

/** How many pockets a fact tells of at a place: '2 på lårene, 2 bak' has two on the thighs. */
export function pocketsSaid(subject: Subject, place: RegExp): number {
  for (const [, count, where = ''] of factOf(subject, 'Lommer').matchAll(/(\d+) ([^\d,]+)/g))
    if (place.test(where)) return Number(count);
  return 0;
}

const legsFor = (count: number, single: Leg): readonly Leg[] => (count >= 2 ? bothLegs : count === 1 ? [single] : []);

function pocketsOf(subject: Subject): Pocket[] {
  const lot = lotOf(subject, 'pockets');
  const side = lot.pick(bothLegs);
  const thigh = lot.pick(['zip', 'flap', 'patch', 'drop'] as const);
  const hand = lot.pick(['slant', 'slant', 'zip'] as const);
  const seat = lot.pick(['flap', 'drop', 'patch'] as const);
  const all: Pocket[] = [
    { place: 'hand', legs: legsFor(pocketsSaid(subject, /foran/), side), look: hand },
    { place: 'thigh', legs: legsFor(pocketsSaid(subject, /lår/), side), look: thigh },
    { place: 'seat', legs: legsFor(pocketsSaid(subject, /bak/), side), look: seat },
  ];
  return all.filter(({ legs }) => legs.length > 0);
}

const ventOf = (subject: Subject): LegsDesign['vent'] => {
  const said = factOf(subject, 'Lufting');
  if (/hele benet/.test(said)) return 'whole-leg';
  if (/innsiden/.test(said)) return 'inner-thigh';
  if (/Glidelås/.test(said)) return 'outer-thigh';
  return /stoffet/.test(said) ? 'mesh' : 'none';
};

/** Parts that all trousers choose alike. */
function drawnByLot(subject: Subject, blockings: readonly Blocking[], poses: readonly PoseName[]) {
  const lot = lotOf(subject, 'look');
  const child = isForChildren(subject);
  return {
    blocking: lot.pick(blockings),
    second: lot.pick<Ink>(child ? ['accent', 'mid', 'deep', 'accent'] : ['deep', 'mid', 'dark', 'accent']),
    trim: lot.pick<Ink>(['accent', 'accent', 'dark', 'pale']),
    guard: lot.pick<Ink>(['deep', 'dark', 'deep', 'mid']),
    piped: lot.chance(0.2),
    pose: poseOf(lot.pick(poses), lotOf(subject, 'pose'), 7),
    print: 'none' as const,
    most: child ? 0.94 : 1.04,
  };
}

const trouserPoses: readonly PoseName[] = ['stand', 'stand', 'wide', 'step', 'stride', 'lean', 'bow', 'knock', 'lunge'];
const waistOf = (look: Waist['look'], more: Partial<Waist> = {}): Waist => ({
  look,
  cord: false,
  loops: false,
  tabs: false,
  fly: false,
  ...more,
});
const hemOf = (look: Hem['look'], more: Partial<Hem> = {}): Hem => ({
  look,
  gaiter: 'none',
  stirrup: false,
  zip: false,
  ...more,
});

/** Shell, expedition and ski trousers. */
export function shellTrousersOf(subject: Subject): LegsDesign {
  const lot = lotOf(subject, 'shell');
  const ski = subject.art === 'ski-trousers';
  const bib = lot.chance(subject.art === 'expedition-trousers' ? 0.7 : 0.35);
  const drawn = drawnByLot(
    subject,
    [
      'plain',
      'plain',
      'shins',
      'knees-down',
      'yoke',
      'hips',
      'sides',
      'stripe',
      'slash',
      'thighs',
      'inside',
      'wrap',
      'one-leg',
      'arrow',
    ],
    trouserPoses,
  );
  return {
    ...drawn,
    cut: cutOf(subject, ski ? 'ski' : 'shell', subject.art === 'expedition-trousers' ? 1.06 : 1),
    matter: numberIn(subject, 'Lag', 3) < 3 ? 'light-shell' : 'shell',
    waist: waistOf('band', {
      tabs: says(subject, 'Liv', /borrelås/),
      fly: !isForChildren(subject) || lot.chance(0.5),
      loops: lot.chance(0.5),
    }),
    braces: says(subject, 'Seler', /Avtakbare/)
      ? { look: bib ? 'bib' : 'straps', ink: lot.pick(['dark', 'accent', 'deep']) }
      : undefined,
    pockets: pocketsOf(subject),
    knees: lot.pick(['darts', 'patches', 'darts']),
    seat: lot.chance(0.4),
    ankles: ski || lot.chance(0.4),
    vent: ventOf(subject),
    hem: hemOf(lot.pick(['sewn', 'tab']), {
      gaiter: says(subject, 'Snøfanger', /krok/) ? 'hook' : 'elastic',
      zip: false,
    }),
    liner: 'none',
    reflectors: isForChildren(subject) ? 'bands' : 'none',
    slack: 0.72,
  };
}

export function rainTrousersOf(subject: Subject): LegsDesign {
  const lot = lotOf(subject, 'rain');
  const held = says(subject, 'Liv', /seler/);
  const fit = says(subject, 'Passform', /Litt/) ? 1 : says(subject, 'Passform', /Romslig/) ? 1.06 : 0.96;
  return {
    ...drawnByLot(
      subject,
      ['plain', 'plain', 'shins', 'knees-down', 'sides', 'stripe', 'bands', 'hips', 'one-leg', 'wrap', 'yoke'],
      ['stand', 'wide', 'step', 'lean', 'bow', 'stride'],
    ),
    cut: cutOf(subject, 'rain', fit),
    matter: 'rainwear',
    waist: waistOf('elastic', { cord: says(subject, 'Liv', /snor/) }),
    braces: held
      ? { look: isForChildren(subject) || lot.chance(0.5) ? 'bib' : 'straps', ink: lot.pick(['dark', 'accent']) }
      : undefined,
    pockets: [],
    knees: isForChildren(subject) ? 'patches' : 'plain',
    seat: isForChildren(subject),
    ankles: false,
    vent: 'none',
    hem: hemOf(says(subject, 'Ben', /Borrelås/) ? 'tab' : 'snap', {
      stirrup: says(subject, 'Strikk under foten', /Ja/),
    }),
    liner: 'none',
    reflectors: says(subject, 'Refleks', /ben/) ? 'bands' : 'none',
    slack: 0.8,
  };
}

/** Hiking and cross-country trousers. */
export function trekTrousersOf(subject: Subject): LegsDesign {
  const lot = lotOf(subject, 'trek');
  const skiing = subject.art === 'cross-country-trousers';
  const hems: [RegExp, Hem['look']][] = [
    [/Krok/, 'hook'],
    [/Snor/, 'cord'],
    [/Trykknapp/, 'snap'],
  ];
  const fit = says(subject, 'Passform', /rom i låret/) ? 1.06 : 0.98;
  const reinforced = factOf(subject, 'Forsterkning');
  const matter: MatterName = /bomull/.test(factOf(subject, 'Materiale')) ? 'canvas' : skiing ? 'stretch' : 'softshell';
  return {
    ...drawnByLot(
      subject,
      ['plain', 'plain', 'hips', 'sides', 'stripe', 'slash', 'thighs', 'inside', 'wrap', 'yoke', 'shins', 'knees-down'],
      skiing ? ['step', 'stride', 'lunge', 'kick', 'cross', 'lean', 'stand', 'wide', 'bow'] : [...trouserPoses, 'kick'],
    ),
    cut: cutOf(subject, skiing ? 'slim' : 'trek', fit),
    matter,
    waist: waistOf(says(subject, 'Liv', /strikk/) && !says(subject, 'Liv', /Beltehemper/) ? 'elastic' : 'band', {
      loops: says(subject, 'Liv', /Beltehemper/),
      cord: says(subject, 'Liv', /Regulerbar/),
      fly: says(subject, 'Liv', /Beltehemper/),
    }),
    braces: undefined,
    pockets: pocketsOf(subject),
    knees: /[Kk]nær/.test(reinforced) ? lot.pick(['patches', 'patches', 'quilted']) : 'darts',
    seat: /bak/.test(reinforced),
    ankles: /Ankel/.test(reinforced),
    vent: ventOf(subject),
    hem: hemOf(hems.find(([words]) => says(subject, 'Ben', words))?.[1] ?? 'sewn', { zip: skiing || lot.chance(0.25) }),
    liner: 'none',
    reflectors: isForChildren(subject) && lot.chance(0.6) ? 'bands' : 'none',
    slack: skiing ? 0.42 : isForWomen(subject) ? 0.52 : 0.6,
  };
}

export const shellTrousers = legwear(shellTrousersOf);
export const rainTrousers = legwear(rainTrousersOf);
export const trekTrousers = legwear(trekTrousersOf);
