import { articles } from 'demo-chain/articles';
import { cutOf } from 'demo-chain/pictures/drawing/jacket/cut';
import type { JacketDesign } from 'demo-chain/pictures/drawing/jacket/design';
import { designOf } from 'demo-chain/pictures/drawing/jacket/designs';
import { isJacket } from 'demo-chain/pictures/drawing/jacket/kinds';
import { drawings } from 'demo-chain/pictures/drawings';
import type { View } from 'demo-chain/pictures/keys';
import { factOf, isForWomen, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { viewsOf } from 'demo-chain/pictures/views';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

const subjects = articles
  .filter(({ kind }) => isJacket(kind.art))
  .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)));

/** What a fact says on the left, what the design has on the right; told of every jacket of the chain. */
const rules: Record<string, [said: (subject: Subject) => unknown, drawn: (design: JacketDesign) => unknown]> = {
  'as many outer pockets': [(s) => numberIn(s, 'Lommer', -1), ({ pockets }) => new Set(pockets).size],
  'a hood, or none': [(s) => !['', 'Uten'].includes(factOf(s, 'Hette')), ({ hood }) => hood.lies !== 'none'],
  'a hood that comes off': [(s) => /avtakbar/i.test(factOf(s, 'Hette')), ({ hood }) => hood.detaches !== 'not'],
  'cords where it is adjusted': [(s) => /justerbar/i.test(factOf(s, 'Hette')), ({ hood }) => hood.cords],
  'vents under the arms': [(s) => factOf(s, 'Lufting') === 'Glidelås under armene', ({ pitZips }) => pitZips],
  'shine to all sides': [(s) => /^Foran/.test(factOf(s, 'Refleks')), ({ reflectors }) => reflectors !== undefined],
  'quilting over filling': [(s) => factOf(s, 'Fyll') !== '', ({ quilt }) => quilt !== undefined],
  'a half zip on anoraks': [({ art }) => art === 'anorak', ({ closure }) => closure === 'half-zip'],
  'a kangaroo pocket on anoraks': [({ art }) => art === 'anorak', ({ pockets }) => pockets.includes('kangaroo')],
  'a pass pocket for the lift': [({ art }) => art === 'ski-jacket', ({ liftPass }) => liftPass],
  'a long back for the bicycle': [({ art }) => art === 'cycling-jacket', ({ measures }) => measures.tail > 0],
};

describe('the design of every jacket has what its facts say', () => {
  it.each(Object.entries(rules))('%s', (_, [said, drawn]) => {
    expect(subjects.length).toBeGreaterThan(200);
    const wrong = subjects.filter((subject) => drawn(designOf(subject)) !== said(subject));
    expect(wrong.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });

  it.each([
    ['Hette', 'Avtakbar med trykknapper', ({ hood }: JacketDesign) => hood.detaches === 'snaps'],
    ['Hette', 'Fast, med skjerm', ({ hood }: JacketDesign) => hood.brim],
    ['Mansjetter', 'Borrelås', ({ cuff }: JacketDesign) => cuff === 'tab'],
    ['Mansjetter', 'Strikk og borrelås', ({ cuff }: JacketDesign) => cuff === 'elastic-tab'],
    ['Mansjetter', 'Strikk', ({ cuff }: JacketDesign) => cuff === 'elastic' || cuff === 'rib'],
    ['Pakkpose', 'Følger med', ({ packed }: JacketDesign) => packed === 'sack'],
    ['Pakkpose', 'Pakkes i egen lomme', ({ packed }: JacketDesign) => packed === 'pouch'],
    ['Sømmer', 'Sveisede', ({ matter }: JacketDesign) => matter === 'rainwear'],
  ])('%s: %s', (fact, value, drawn) => {
    const such = subjects.filter((subject) => factOf(subject, fact) === value);
    expect(such.length).toBeGreaterThan(0);
    expect(such.filter((subject) => !drawn(designOf(subject))).map(({ name }) => name)).toEqual([]);
  });
});

const of = (test: (subject: Subject) => boolean) => subjects.filter(test).map((subject) => designOf(subject));
const mean = (designs: JacketDesign[], measure: (design: JacketDesign) => number) => {
  expect(designs.length).toBeGreaterThan(0);
  return designs.reduce((sum, design) => sum + measure(design), 0) / designs.length;
};
const length = ({ measures: m }: JacketDesign) => m.hemY - m.neckY;

describe('the cut of jackets follows who wears them, and for what', () => {
  it('lets coats to the knee hang lower than every jacket to the hip', () => {
    const hips = of((s) => factOf(s, 'Lengde') === 'Til hoften').map(length);
    expect(Math.min(...of((s) => factOf(s, 'Lengde') === 'Til knærne').map(length))).toBeGreaterThan(
      Math.max(...hips) + 60,
    );
  });

  it('takes women’s jackets in at the waist', () => {
    const drawnIn = ({ measures: m }: JacketDesign) => m.chest - m.waist;
    expect(mean(of(isForWomen), drawnIn)).toBeGreaterThan(
      mean(
        of(({ who }) => who === 'h'),
        drawnIn,
      ) + 10,
    );
  });

  it('gives children short arms and large hoods', () => {
    const shells = (who: string) => of((s) => s.art === 'shell-jacket' && s.who === who);
    const arm = ({ measures: m }: JacketDesign) => m.upperArm + m.forearm;
    expect(mean(shells('b'), arm)).toBeLessThan(mean(shells('h'), arm) * 0.9);
    expect(mean(shells('b'), ({ hood }) => hood.size)).toBeGreaterThan(mean(shells('h'), ({ hood }) => hood.size));
  });

  it('leaves room for a helmet where there has to be', () => {
    const ski = (helmet: boolean) =>
      of((s) => s.art === 'ski-jacket' && s.who !== 'j' && factOf(s, 'Hette').includes('hjelm') === helmet);
    expect(Math.min(...ski(true).map(({ hood }) => hood.size))).toBeGreaterThan(
      Math.max(...ski(false).map(({ hood }) => hood.size)),
    );
  });

  it('fills expedition down the thickest, and light down in the narrowest rows', () => {
    const down = (art: string) => of((s) => s.art === art);
    const row = (design: JacketDesign) => length(design) / design.measures.rows;
    expect(mean(down('light-down-jacket'), row)).toBeLessThan(mean(down('down-jacket'), row) * 0.8);
    expect(mean(down('expedition-down-jacket'), row)).toBeGreaterThan(mean(down('down-jacket'), row) * 1.2);
  });

  it('keeps both sleeves of every jacket on its picture', () => {
    const beyond = subjects.filter((subject) =>
      cutOf(designOf(subject).measures).arms.some((arm) => Math.abs(arm.at(1, 1)[0] - 480) > 470),
    );
    expect(beyond.map(({ name }) => name)).toEqual([]);
  });
});

describe('the drawings of jackets', () => {
  it.each<View>(['front', 'back', 'packed', 'scene'])('%s: light enough for a page that waits', (view) => {
    const heavy = subjects.filter((subject) => {
      const { body, parts } = drawings[subject.art](subject, view);
      return body.length > 250_000 || parts.length > 250;
    });
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });

  it('are the same on each run, and each view another', () => {
    for (const subject of subjects.slice(0, 12)) {
      const views = viewsOf(subject.art).map((view) => drawings[subject.art](subject, view).body);
      expect(new Set(views).size).toBe(views.length);
      expect(drawings[subject.art](subject, 'front').body).toBe(views[0]);
    }
  });
});
