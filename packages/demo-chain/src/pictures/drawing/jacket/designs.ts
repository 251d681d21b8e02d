import { factOf, isForChildren, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import type { Blocking, Cuff, Hood, JacketDesign, PocketPlace, Reflectors } from './design';
import { measuresOf } from './fit';
import { isJacket, jacketKinds, type KindOfJacket } from './kinds';

function hoodOf(subject: Subject, kind: KindOfJacket): Hood {
  const fact = factOf(subject, 'Hette');
  const lot = lotOf(subject, 'hood');
  const none = fact === '' || fact === 'Uten';
  const off = fact.toLowerCase().includes('avtakbar');
  return {
    lies: none ? 'none' : lot.chance(0.66) ? 'up' : 'back',
    detaches: off ? (fact.includes('trykknapper') || lot.chance(0.3) ? 'snaps' : 'zip') : 'not',
    size: (fact.includes('hjelm') ? 1.13 : 1) * (isForChildren(subject) ? 1.1 : 1) * (kind.quilts ? 1.06 : 1),
    brim: kind.brim || fact.includes('skjerm'),
    cords: fact.toLowerCase().includes('justerbar'),
    ruff: !none && lot.chance(kind.ruff ?? 0),
  };
}

/** Children's shine all around; those of sports as is the fashion. */
function reflectorsOf(subject: Subject): Reflectors | undefined {
  if (!factOf(subject, 'Refleks').startsWith('Foran')) return undefined;
  const ways: readonly Reflectors[] = isForChildren(subject)
    ? ['band', 'two-bands', 'hem', 'shoulder']
    : ['strokes', 'arrows', 'shoulder', 'band', 'hem'];
  return lotOf(subject, 'reflectors').pick(ways);
}

function cuffOf(subject: Subject, kind: KindOfJacket): Cuff {
  const fact = factOf(subject, 'Mansjetter');
  if (fact === 'Borrelås') return 'tab';
  if (fact === 'Strikk og borrelås') return 'elastic-tab';
  if (fact === 'Strikk') return lotOf(subject, 'cuff').pick(['elastic', 'rib'] as const);
  return lotOf(subject, 'cuff').pick(kind.cuffs);
}

const packedAs: Record<string, JacketDesign['packed']> = { 'Følger med': 'sack', 'Pakkes i egen lomme': 'pouch' };

function pocketsOf(subject: Subject, kind: KindOfJacket): readonly PocketPlace[] {
  const count = numberIn(subject, 'Lommer', 2);
  const fitting = kind.pockets.filter((set) => set.length === count);
  if (fitting.length === 0) throw new Error(`${subject.name} has ${count} pockets, and nobody knows where`);
  return lotOf(subject, 'pockets').pick(fitting);
}

export function designOf(subject: Subject): JacketDesign {
  if (!isJacket(subject.art)) throw new Error(`${subject.name} is no jacket`);
  const kind: KindOfJacket = jacketKinds[subject.art];
  const lot = lotOf(subject, 'style');
  const hood = hoodOf(subject, kind);
  const playful: readonly Blocking[] =
    isForChildren(subject) && !kind.quilts ? ['peaks', 'peaks', 'thirds', 'sash'] : [];
  const blocking = lot.pick([...kind.blockings, ...playful]);
  const second = lot.pick(kind.tones);
  const closure = lot.pick(kind.closures);
  const quilt = kind.quilts && lot.pick(kind.quilts);
  const opens = closure === 'half-zip' || closure === 'zip';
  return {
    measures: measuresOf(subject, kind.block),
    matter: kind.matter,
    hood,
    collar: lot.int(...kind.collar),
    open: opens && lot.chance(0.6) ? lot.pick(hood.lies === 'up' ? [24, 60] : [50, 90, 140]) : 0,
    closure,
    pockets: pocketsOf(subject, kind),
    pitZips: factOf(subject, 'Lufting').includes('under armene'),
    cuff: cuffOf(subject, kind),
    thumbHoles: (kind.sporty ?? false) && lot.chance(0.6),
    vent:
      closure === 'zip' && !kind.quilts && !kind.sporty && lot.chance(kind.liftPass ? 0.8 : 0.3) ? lot.int(90, 150) : 0,
    hem: kind.hem,
    blocking,
    second,
    loudZips: lot.chance(0.6),
    hoodInSecond: blocking !== 'plain' && lot.chance(0.5),
    quilt,
    reflectors: reflectorsOf(subject),
    liftPass: kind.liftPass ?? false,
    packed: packedAs[factOf(subject, 'Pakkpose')] ?? lot.pick(kind.packed),
  };
}
