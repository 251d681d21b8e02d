import { articles } from 'demo-chain/articles';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import { exerciseMatDesignOf } from 'demo-chain/pictures/silhouettes/exercise-mat';
import { gasStoveDesignOf } from 'demo-chain/pictures/silhouettes/gas-stove';
import { multifuelStoveDesignOf } from 'demo-chain/pictures/silhouettes/multifuel-stove';
import { sitMatDesignOf } from 'demo-chain/pictures/silhouettes/sit-mat';
import { sleepingMatDesignOf } from 'demo-chain/pictures/silhouettes/sleeping-mat';
import { stormKitchenDesignOf } from 'demo-chain/pictures/silhouettes/storm-kitchen';
import { factOf, type Subject } from 'demo-chain/pictures/subject';
import { subjectOf } from 'demo-chain/subjects';
import { describe, expect, it } from 'vitest';

function designs<T>(kind: SilhouetteKind, designOf: (subject: Subject) => T) {
  const all = articles
    .filter((article) => article.kind.art === kind)
    .flatMap((article) => article.shades.slice(0, 1).map((shade) => subjectOf(article, shade)))
    .map((subject) => ({ subject, fact: (name: string) => factOf(subject, name), design: designOf(subject) }));
  expect(all.length).toBeGreaterThan(2);
  return all;
}

const litres = (text: string) => Number(text.replace(',', '.'));

describe('kitchens and mats are drawn as their facts say', () => {
  it('a storm kitchen has the pots, the fuel and the metal of its page', () => {
    const all = designs('storm-kitchen', stormKitchenDesignOf);
    for (const { subject, fact, design } of all) {
      const [, small = '', large = ''] = /^2, (\d+,\d+) og (\d+,\d+) liter$/.exec(fact('Kjeler')) ?? [];
      expect(design.pots, subject.name).toEqual([litres(small), litres(large)]);
      expect(design.persons, subject.name).toBe(Number(fact('Personer')));
      expect(design.gas, subject.name).toBe(fact('Brensel') === 'Gass');
      expect(design.titanium, subject.name).toBe(fact('Materiale').includes('Titan'));
    }
    const potsFor = (persons: number) => all.filter(({ design }) => design.persons === persons)[0]?.design.pots[0] ?? 0;
    expect(potsFor(4)).toBeGreaterThan(potsFor(2));
  });

  it('a gas stove has piezo where its page says so, and no two are built alike', () => {
    const all = designs('gas-stove', gasStoveDesignOf);
    for (const { subject, fact, design } of all) {
      expect(design.piezo, subject.name).toBe(fact('Tenning').includes('Piezo'));
      expect(design.titanium, subject.name).toBe(fact('Materiale').includes('Titan'));
    }
    expect(new Set(all.map(({ design }) => design.build)).size).toBe(all.length);
  });

  it('a multifuel stove is of its metal, each with its bottle in another place', () => {
    const all = designs('multifuel-stove', multifuelStoveDesignOf);
    for (const { subject, fact, design } of all)
      expect(design.titanium, subject.name).toBe(fact('Materiale').includes('Titan'));
    expect(new Set(all.map(({ design }) => design.bottle)).size).toBe(all.length);
  });

  it('a sleeping mat has baffles if it holds air, and its thickness and packed size', () => {
    const air = ['lengthwise', 'crosswise', 'hexagons', 'diamonds'];
    for (const { subject, fact, design } of designs('sleeping-mat', sleepingMatDesignOf)) {
      expect(design.type, subject.name).toBe(fact('Type') === 'Selvblåsende' ? 'foam' : 'air');
      expect(air.includes(design.top), subject.name).toBe(design.type === 'air');
      expect(design.thick, subject.name).toBe(subject.n);
      expect(`${design.pack.long} × ${design.pack.wide} cm`, subject.name).toBe(fact('Pakkmål'));
    }
  });

  it('a sit mat folds and is fastened as its page says', () => {
    const ways = { 'I to': 'two', 'I fire': 'four', Rulles: 'rolled' } as Record<string, string>;
    const fastenings = { 'Hull i hjørnet': 'hole', Strikk: 'elastic' } as Record<string, string>;
    for (const { subject, fact, design } of designs('sit-mat', sitMatDesignOf)) {
      expect(design.folds, subject.name).toBe(ways[fact('Brettes')]);
      expect(design.fastening, subject.name).toBe(fastenings[fact('Feste')]);
      expect(`${design.thick} mm`, subject.name).toBe(fact('Tykkelse'));
    }
  });

  it('an exercise mat has lines and a strap where its page says so', () => {
    for (const { subject, fact, design } of designs('exercise-mat', exerciseMatDesignOf)) {
      expect(design.guides !== 'none', subject.name).toBe(fact('Overflate').includes('linjer'));
      expect(design.strap, subject.name).toBe(fact('Reim') === 'Følger med');
      expect(design.thick, subject.name).toBe(subject.n);
      expect(design.matter, subject.name).toBe(fact('Stoff') === 'Naturgummi' ? 'rubber' : 'foam');
    }
  });
});
