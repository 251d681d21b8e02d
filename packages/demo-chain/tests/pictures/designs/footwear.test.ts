import { articles } from 'demo-chain/articles';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { crossCountryBootDesignOf } from 'demo-chain/pictures/silhouettes/cross-country-boot-design';
import { skateDesignOf } from 'demo-chain/pictures/silhouettes/ice-skates-design';
import { rubberBootDesignOf } from 'demo-chain/pictures/silhouettes/rubber-boot-design';
import { shoeDesignOf } from 'demo-chain/pictures/silhouettes/shoe-design';
import { recipes, type ShoeKind } from 'demo-chain/pictures/silhouettes/shoe-recipes';
import { skiBootDesignOf } from 'demo-chain/pictures/silhouettes/ski-boot-design';
import { sockDesignOf } from 'demo-chain/pictures/silhouettes/sock-design';
import { factOf, isForChildren, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

const shoeKinds = Object.keys(recipes) as ShoeKind[];

function subjectsOf(...kinds: SilhouetteKind[]): Subject[] {
  const all = articles
    .filter(({ kind }) => kinds.includes(kind.art))
    .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)));
  expect(all.length).toBeGreaterThan(0);
  return all;
}

/** For every article: what its fact asks of its design, and what the design has. */
function holds<T>(subjects: Subject[], asked: (subject: Subject) => T, drawn: (subject: Subject) => T) {
  const told = (of: (subject: Subject) => T) => subjects.map((subject) => [subject.id, subject.name, of(subject)]);
  expect(told(drawn)).toEqual(told(asked));
}

describe('shoes are drawn as their facts say', () => {
  const all = subjectsOf(...shoeKinds);

  const closures: Record<string, string> = {
    '': 'laces',
    Lisser: 'laces',
    Snøring: 'laces',
    Strikk: 'elastic',
    Borrelås: 'straps',
    'Strikk og borrelås': 'elastic-strap',
    'Elastiske lisser og borrelås': 'elastic-strap',
    'Borrelås og snøring': 'laces-strap',
    'Glidelås og snøring': 'laces-zip',
  };
  it('closed by laces, straps, elastic or zip', () =>
    holds(
      all,
      (subject) => closures[factOf(subject, 'Lukking')] ?? `unknown: ${factOf(subject, 'Lukking')}`,
      (subject) => shoeDesignOf(subject).closure,
    ));

  it('low, middling or high', () => {
    const heights = new Map(['Lav', 'Middels', 'Høy'].map((says) => [says, [] as number[]]));
    for (const subject of all.filter(({ who }) => who === 'h'))
      heights.get(factOf(subject, 'Skafthøyde'))?.push(shoeDesignOf(subject).shaft);
    const [low = [], middle = [], high = []] = [...heights.values()];
    expect(Math.max(...low)).toBeLessThan(Math.min(...middle));
    expect(Math.max(...middle)).toBeLessThan(Math.min(...high));
    for (const subject of all.filter((one) => factOf(one, 'Skafthøyde') === 'Lav'))
      expect(shoeDesignOf(subject).last.low, subject.name).toBe(true);
  });

  it('as high as a number of centimetres says', () => {
    const measured = all.filter((subject) => / cm$/.test(factOf(subject, 'Skafthøyde')));
    expect(measured.length).toBeGreaterThan(0);
    holds(
      measured,
      (subject) => numberIn(subject, 'Skafthøyde', 0) * 10,
      (subject) => shoeDesignOf(subject).last.shaft,
    );
  });

  it('with the drop and the sole that grown-up runners are told of', () => {
    const runners = subjectsOf('running-shoe', 'trail-shoe').filter(({ who }) => who === 'h');
    holds(
      runners,
      (subject) => [numberIn(subject, 'Sålehøyde', 0), numberIn(subject, 'Dropp', 0), numberIn(subject, 'Knaster', 0)],
      (subject) => {
        const { heelStack, ballStack, lug } = shoeDesignOf(subject).last;
        return [heelStack, heelStack - ballStack, lug].map(Math.round);
      },
    );
  });

  it('with rubber around the toe, or the whole foot', () => {
    for (const subject of all.filter((one) => factOf(one, 'Tåkappe'))) {
      const { toe, toeMatter } = shoeDesignOf(subject).upper;
      expect(toeMatter, subject.name).toBe('rubber');
      expect(toe === 'rand', subject.name).toBe(/rundt hele foten/.test(factOf(subject, 'Tåkappe')));
      expect(toe, subject.name).not.toBe('none');
    }
  });

  it('broad where the last is broad, and with a reflector where there is one', () => {
    const toes = (says: string) =>
      all.filter((one) => factOf(one, 'Lest') === says).map((one) => shoeDesignOf(one).last.toe);
    expect(Math.max(...toes('Smal'))).toBeLessThan(Math.min(...toes('Bred')));
    holds(
      subjectsOf('winter-boot'),
      (subject) => factOf(subject, 'Refleks') !== 'Nei',
      (subject) => shoeDesignOf(subject).upper.reflector,
    );
  });

  it.each(shoeKinds)('in at least five outlines of %s', (kind) => {
    const outlines = subjectsOf(kind).map((subject) => {
      const { toe, shaft, heelStack, dip } = shoeDesignOf(subject).last;
      return [toe, shaft, heelStack, dip].map(Math.round).join();
    });
    expect(new Set(outlines).size).toBeGreaterThanOrEqual(5);
  });
});

describe('rubber boots', () => {
  const all = subjectsOf('rubber-boot', 'lined-rubber-boot');

  it('have the height, the strap and the reflectors of their facts', () =>
    holds(
      all,
      (subject) => [
        numberIn(subject, 'Skafthøyde', 0) * 10,
        factOf(subject, 'Leggvidde') === 'Regulerbar med reim',
        /siden/.test(factOf(subject, 'Refleks')),
      ],
      (subject) => {
        const { last, strap, reflectors } = rubberBootDesignOf(subject);
        return [last.shaft, strap, reflectors];
      },
    ));

  const linings: Record<string, string | undefined> = { Ullfilt: 'felt', 'Syntetisk pels': 'fur', Bomull: undefined };
  it('show the lining that they have', () =>
    holds(
      all,
      (subject) => linings[factOf(subject, 'Fôr')],
      (subject) => rubberBootDesignOf(subject).lined,
    ));
});

describe('boots and skates for snow and ice', () => {
  it('ski boots have their buckles, and a lever where they walk', () =>
    holds(
      subjectsOf('ski-boot'),
      (subject) => [factOf(subject, 'Spenner'), factOf(subject, 'Gåfunksjon') === 'Ja'],
      (subject) => [String(skiBootDesignOf(subject).buckles), skiBootDesignOf(subject).walk],
    ));

  const styles: Record<string, string> = { Klassisk: 'classic', Kombi: 'combi', Skøyting: 'skate' };
  it('cross-country boots have the style, the cuff and the lacing of their facts', () => {
    const all = subjectsOf('cross-country-boot');
    holds(
      all,
      (subject) => [
        styles[factOf(subject, 'Stil')],
        factOf(subject, 'Mansjett') !== 'Uten',
        factOf(subject, 'Snøring') === 'Hurtigsnøring',
      ],
      (subject) => {
        const { style, cuff, quick } = crossCountryBootDesignOf(subject);
        return [style, cuff, quick];
      },
    );
    const shafts = (style: string) =>
      all
        .filter((subject) => !isForChildren(subject) && factOf(subject, 'Stil') === style)
        .map((subject) => {
          const { shaft, length } = crossCountryBootDesignOf(subject).last;
          return shaft / length;
        });
    expect(Math.max(...shafts('Klassisk'))).toBeLessThan(Math.min(...shafts('Skøyting')));
  });

  it('skates have a buckle where the facts say so', () =>
    holds(
      subjectsOf('ice-skates'),
      (subject) => factOf(subject, 'Lukking') === 'Lisser og spenne',
      (subject) => skateDesignOf(subject).buckle,
    ));
});

describe('socks', () => {
  const all = subjectsOf('hiking-sock', 'ski-sock', 'wool-sock');
  const heights: Record<string, string> = { Ankel: 'ankle', Legg: 'calf', Kne: 'knee' };
  const paddings: Record<string, string> = {
    Uten: 'none',
    'Hæl og tå': 'ends',
    'Under hele foten': 'sole',
    'Skinnebein, hæl og tå': 'shin',
  };

  it('reach as high as they say, and are strengthened and padded where they say', () =>
    holds(
      all,
      (subject) => [
        heights[factOf(subject, 'Høyde')],
        /Hæl/.test(factOf(subject, 'Forsterkning')),
        /tå/.test(factOf(subject, 'Forsterkning')),
        paddings[factOf(subject, 'Polstring')],
      ],
      (subject) => {
        const { height, heel, toe, padding } = sockDesignOf(subject);
        return [height, heel, toe, padding];
      },
    ));

  it('are longer, the higher they reach', () => {
    const legs = (says: string) =>
      all.filter((one) => !isForChildren(one) && factOf(one, 'Høyde') === says).map((one) => sockDesignOf(one).leg);
    expect(Math.max(...legs('Ankel'))).toBeLessThan(Math.min(...legs('Legg')));
    expect(Math.max(...legs('Legg'))).toBeLessThan(Math.min(...legs('Kne')));
  });
});
