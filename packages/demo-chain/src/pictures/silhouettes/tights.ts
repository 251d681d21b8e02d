import { cutOf } from 'demo-chain/pictures/drawing/legs/cuts';
import type { Blocking, Ink, LegsDesign, Pocket, Print } from 'demo-chain/pictures/drawing/legs/design';
import { bothLegs } from 'demo-chain/pictures/drawing/legs/figure';
import { type PoseName, poseOf } from 'demo-chain/pictures/drawing/legs/poses';
import { legwear } from 'demo-chain/pictures/drawing/legs/staging';
import { factOf, isForWomen, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';

const poses: readonly PoseName[] = [
  'stand',
  'together',
  'wide',
  'step',
  'stride',
  'cross',
  'kick',
  'bow',
  'lunge',
  'lean',
  'knock',
];

const blockings: readonly Blocking[] = [
  'plain',
  'shins',
  'knees-down',
  'hips',
  'sides',
  'stripe',
  'slash',
  'thighs',
  'inside',
  'wrap',
  'bands',
  'one-leg',
  'arrow',
  'yoke',
];
const prints: readonly Print[] = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'fronds',
  'contours',
  'flecks',
  'chevrons',
  'dots',
];

/** Training, running and cycling tights. */
export function tightsOf(subject: Subject): LegsDesign {
  const lot = lotOf(subject, 'look');
  const print = lot.pick(prints);
  const onThighs = /lårene/.test(factOf(subject, 'Lommer'));
  const high = /Høy/.test(factOf(subject, 'Linning'));
  const all: Pocket[] = [
    { place: 'thigh', legs: onThighs ? bothLegs : [], look: lot.pick(['patch', 'zip', 'drop'] as const) },
    { place: 'seat', legs: [lot.pick(bothLegs)], look: 'drop' },
  ];
  const cut = cutOf(subject, 'tights');
  return {
    cut: high ? { ...cut, top: cut.top - 40, waist: cut.waist * 0.94 } : cut,
    pose: poseOf(lot.pick(poses), lotOf(subject, 'pose'), 12),
    matter: 'stretch',
    second: lot.pick<Ink>(['deep', 'mid', 'accent', 'dark', 'mid', 'dark', 'pale']),
    trim: lot.pick<Ink>(['accent', 'accent', 'pale']),
    guard: 'deep',
    blocking: print === 'none' ? lot.pick(blockings) : lot.pick(['plain', 'inside', 'yoke', 'shins']),
    piped: lot.chance(0.3),
    print,
    waist: {
      look: high ? 'high' : 'elastic',
      cord: !isForWomen(subject) || lot.chance(0.3),
      loops: false,
      tabs: false,
      fly: false,
    },
    braces: undefined,
    pockets: all.filter(({ legs }) => legs.length > 0),
    knees: 'plain',
    seat: false,
    ankles: false,
    vent: numberIn(subject, 'Stoffvekt', 220) < 200 ? 'mesh' : 'none',
    hem: {
      look: lot.pick(['raw', 'sewn']),
      gaiter: 'none',
      stirrup: false,
      zip: /Ja/.test(factOf(subject, 'Glidelås ved ankelen')),
    },
    liner: /Skum|Gel/.test(factOf(subject, 'Sitteputer')) ? 'pad' : 'none',
    reflectors: /leggene/.test(factOf(subject, 'Refleks')) ? 'calves' : 'none',
    slack: 0.3,
    most: 1.06,
  };
}

const knitting: readonly Print[] = ['none', 'none', 'none', 'bands', 'stars', 'waves', 'dots', 'flecks'];

export function woolBottomOf(subject: Subject): LegsDesign {
  const lot = lotOf(subject, 'look');
  const cut = cutOf(subject, 'tights', 1.05);
  const short = /leggen/.test(factOf(subject, 'Lengde'));
  const print = lot.pick(knitting);
  return {
    cut: short ? { ...cut, shinLength: cut.shinLength * 0.56, hem: cut.calf * 0.94 } : { ...cut, hem: cut.hem * 1.1 },
    pose: poseOf(lot.pick(poses), lotOf(subject, 'pose'), 9),
    matter: numberIn(subject, 'Stoffvekt', 200) > 230 ? 'knit' : 'merino',
    second: lot.pick<Ink>(['deep', 'mid', 'accent', 'dark', 'pale']),
    trim: lot.pick<Ink>(['accent', 'pale']),
    guard: 'deep',
    blocking:
      print === 'none'
        ? lot.pick(['plain', 'yoke', 'bands', 'inside', 'sides', 'shins', 'thighs', 'stripe', 'one-leg'])
        : 'plain',
    piped: lot.chance(0.2),
    print,
    waist: { look: 'knit', cord: false, loops: false, tabs: false, fly: false },
    braces: undefined,
    pockets: [],
    knees: 'plain',
    seat: false,
    ankles: false,
    vent: 'none',
    hem: { look: 'rib', gaiter: 'none', stirrup: false, zip: false },
    liner: 'none',
    reflectors: 'none',
    slack: 0.34,
    most: short ? 1.14 : 1.06,
  };
}

export const tights = legwear(tightsOf);
export const woolBottom = legwear(woolBottomOf);
