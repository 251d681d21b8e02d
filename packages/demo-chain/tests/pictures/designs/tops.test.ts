import { articles } from 'demo-chain/articles';
import { drawings } from 'demo-chain/pictures/drawings';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { lifeVestDesignOf } from 'demo-chain/pictures/silhouettes/life-vest-design';
import { lightTopDesignOf } from 'demo-chain/pictures/silhouettes/light-top-design';
import { midlayerDesignOf } from 'demo-chain/pictures/silhouettes/midlayer-design';
import { overallDesignOf } from 'demo-chain/pictures/silhouettes/overall-design';
import { swimsuitDesignOf } from 'demo-chain/pictures/silhouettes/swimsuit-design';
import { woolSweaterDesignOf } from 'demo-chain/pictures/silhouettes/wool-sweater-design';
import { woolSet, woolTop } from 'demo-chain/pictures/silhouettes/wool-top';
import { woolTopDesignOf } from 'demo-chain/pictures/silhouettes/wool-top-design';
import { factOf, type Subject } from 'demo-chain/pictures/subject';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

type Case = readonly [id: number, subject: Subject];

function every(...kinds: SilhouetteKind[]): Case[] {
  return articles
    .filter(({ kind }) => kinds.includes(kind.art))
    .map((article) => {
      const [shade] = article.shades;
      if (!shade) throw new Error(`${article.id} has no colour`);
      return [article.id, subjectOf(article, shade)];
    });
}

/** What a fact says of a design: each value that occurs, and what is then drawn. */
type Said = Record<string, unknown>;

function expectAsSaid(subject: Subject, fact: string, drawn: unknown, said: Said): void {
  const value = factOf(subject, fact);
  expect(Object.keys(said), `${fact}: ${value}`).toContain(value);
  expect(drawn, `${fact}: ${value}`).toEqual(said[value]);
}

const fits = { Kroppsnær: 'close', Normal: 'normal', Romslig: 'loose', 'Litt løs': 'loose' };

describe.each(every('fleece-jacket', 'hooded-sweater'))('the fleece %i is drawn as its facts say', (_, subject) => {
  const design = midlayerDesignOf(subject);
  it('in pockets, thumb holes, cut and closure', () => {
    expectAsSaid(subject, 'Lommer', design.handPockets + (design.chestPocket ? 1 : 0), { '3 med glidelås': 3 });
    expectAsSaid(subject, 'Tommelhull', design.thumbHoles, { Ja: true, Nei: false });
    expectAsSaid(subject, 'Passform', design.cut.fit, fits);
    expectAsSaid(subject, 'Åpning', design.zip, { 'Hel glidelås': 'full' });
  });
  it('in hood or collar', () => {
    expectAsSaid(subject, 'Krage', design.hood !== 'none', { Hette: true, Høy: false });
    expect(design.collar > 0).toBe(design.hood === 'none');
  });
  it('in cloth: the heaviest fleece is deep, the lightest smooth', () => {
    const woollen = factOf(subject, 'Materiale').includes('ull');
    expectAsSaid(subject, 'Tykkelse', woollen ? 'wool' : design.cloth, {
      '100 g/m²': woollen ? 'wool' : 'stretch',
      '150 g/m²': woollen ? 'wool' : 'fleece',
      '200 g/m²': woollen ? 'wool' : 'fleece',
      '300 g/m²': woollen ? 'wool' : 'pile',
    });
    if (woollen) expect(design.cloth).toBe('merino');
  });
});

describe.each(every('wool-sweater'))('the sweater %i is drawn as its facts say', (_, subject) => {
  const design = woolSweaterDesignOf(subject);
  it('in collar, zip and elbows', () => {
    expectAsSaid(subject, 'Krage', design.collar, { Høy: 'high', Rund: 'round' });
    expectAsSaid(subject, 'Åpning', design.zip, { 'Hel glidelås': 'full' });
    expectAsSaid(subject, 'Forsterkning', design.elbows, { Albuer: true, Ingen: false });
    expectAsSaid(subject, 'Passform', design.cut.fit, fits);
  });
});

describe.each(every('wool-top', 'wool-set'))('the wool underwear %i is drawn as its facts say', (_, subject) => {
  const design = woolTopDesignOf(subject);
  it('in neck and pieces', () => {
    expectAsSaid(subject, 'Hals', design.neck, { Rund: 'round', Høy: 'high', 'Høy, med glidelås': 'zip' });
    expectAsSaid(subject, 'Antall plagg', drawings[subject.art], { '1': woolTop, '2: trøye og longs': woolSet });
  });
});

describe.each(every('t-shirt', 'running-top', 'cycling-jersey'))(
  'the light top %i is drawn as its facts say',
  (_, subject) => {
    const design = lightTopDesignOf(subject);
    it('in neck, sleeves, pockets, reflectors and cut', () => {
      expectAsSaid(subject, 'Hals', design.collar ? 'collar' : design.neckline.cut, {
        Rund: 'round',
        'V-hals': 'vee',
        'Høy, med glidelås': 'collar',
      });
      expectAsSaid(subject, 'Ermer', design.sleeve < 0.5, { Korte: true });
      expectAsSaid(subject, 'Lommer', design.backPockets, { Ingen: 0, '3 bak': 3 });
      expectAsSaid(subject, 'Refleks', design.reflectors, { 'Foran og bak': true, Nei: false });
      expectAsSaid(subject, 'Passform', design.cut.fit, fits);
    });
  },
);

describe.each(every('winter-overall', 'park-overall'))('the overall %i is drawn as its facts say', (_, subject) => {
  const design = overallDesignOf(subject);
  it('in zips, hood, reinforcement, straps and reflectors', () => {
    expectAsSaid(subject, 'Glidelåser', design.zips, { '2 lange': 2 });
    expectAsSaid(subject, 'Hette', design.hoodSnaps, { 'Avtakbar med trykknapper': true });
    expectAsSaid(subject, 'Forsterkning', design.reinforced, { 'Knær, bak og innsiden av bena': true });
    expectAsSaid(subject, 'Strikk under foten', design.siliconeStraps, {
      Avtakbar: false,
      'Avtakbar, i silikon': true,
    });
    expectAsSaid(subject, 'Refleks', design.reflectors, { 'EN 17353': true });
    expect(design.footStraps).toBe(true);
  });
});

describe.each(every('life-vest', 'child-life-vest', 'paddling-vest'))(
  'the vest %i is drawn as its facts say',
  (_, subject) => {
    const design = lifeVestDesignOf(subject);
    it('in collar, straps, pockets, reflectors and whistle', () => {
      expectAsSaid(subject, 'Krage', design.collar, { Ja: true, Uten: false });
      expectAsSaid(subject, 'Skrittstropp', design.crotchStrap, { '1, følger med': true, 'Kan festes': false });
      expectAsSaid(subject, 'Lommer', design.pockets, { Ingen: 0, '2 foran': 2 });
      expectAsSaid(subject, 'Refleks', design.shoulderReflectors, { Skuldre: true });
      expectAsSaid(subject, 'Fløyte', design.whistle, { 'Følger med': true });
      expectAsSaid(subject, 'Lukking', [design.zip, design.straps > 0], { 'Glidelås og spenne': [true, true] });
    });
    it('and lifts a child by a handle', () => {
      expect(design.grabHandle).toBe(subject.art === 'child-life-vest');
    });
  },
);

it('a paddling vest is shorter than any vest for a boat', () => {
  const lows = (kind: SilhouetteKind) => every(kind).map(([, subject]) => lifeVestDesignOf(subject).low);
  expect(Math.max(...lows('paddling-vest'))).toBeLessThanOrEqual(Math.min(...lows('life-vest')));
});

describe.each(every('swimsuit'))('the swimsuit %i is drawn as its facts say', (_, subject) => {
  const design = swimsuitDesignOf(subject);
  it('in back and cups', () => {
    expectAsSaid(subject, 'Rygg', design.back, { 'U-rygg': 'u', Kryss: 'cross' });
    expectAsSaid(subject, 'Innlegg', design.cups, { Avtakbare: true, Uten: false });
  });
});
