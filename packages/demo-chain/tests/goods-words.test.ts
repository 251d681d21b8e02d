import { articles } from 'demo-chain/articles';
import { reviewRows } from 'demo-chain/reviews';
import { describe, expect, it } from 'vitest';

const factsOf = (text: string) => text.split('\n').map((line) => line.split(': ')[0] ?? '');
const told = (text: string, label: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${label}: `))
    ?.slice(label.length + 2);
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

describe('what is told of goods', () => {
  it('is eight to fourteen facts each, none twice and none empty', () => {
    const wrong = articles.filter(({ techDescription }) => {
      const facts = factsOf(techDescription);
      return (
        facts.length < 8 || facts.length > 14 || new Set(facts).size < facts.length || /: *$/m.test(techDescription)
      );
    });
    expect(wrong.map(({ name, techDescription }) => [name, techDescription])).toEqual([]);
  });

  it('has the same facts for all of a kind that stand beside each other, so that they can be compared', () => {
    const labels = new Map<string, Set<string>>();
    for (const { kind, who, techDescription } of articles) {
      const key = `${kind.family} ${kind.name.split(' ')[0]} ${'bjk'.includes(who)}`;
      labels.set(key, (labels.get(key) ?? new Set()).add(factsOf(techDescription).join()));
    }
    expect([...labels].filter(([, lists]) => lists.size > 1)).toEqual([]);
  });

  it('tells of an e-bike its motor, torque, battery, range, time to charge and whom it fits', () => {
    const bikes = articles.filter(({ kind }) => kind.name.startsWith('elsykkel'));
    expect(bikes.length).toBeGreaterThan(5);
    for (const { techDescription } of bikes)
      for (const label of ['Motor', 'Dreiemoment', 'Batteri', 'Rekkevidde', 'Ladetid', 'Rytterens høyde'])
        expect(told(techDescription, label), label).toBeTruthy();
  });

  it('is five sentences about this one: most of its words are told of no brother in its group', () => {
    for (const { name, description } of articles) {
      const count = sentencesOf(description).length;
      expect(count, `${name}: ${description}`).toBe(5);
      expect(new Set(sentencesOf(description)).size, name).toBe(count);
    }
    const bodies = new Map<string, number>();
    for (const { groupId, description } of articles) {
      const rest = `${groupId}:${sentencesOf(description).slice(1).join(' ')}`;
      bodies.set(rest, (bodies.get(rest) ?? 0) + 1);
    }
    expect([...bodies.values()].filter((count) => count > 1).length).toBeLessThan(articles.length / 100);
  });

  it('says of pockets what the drawings show, and of a size what its name says', () => {
    const drawn: Record<string, RegExp> = {
      'shell-jacket': /^3 utvendige/,
      'down-jacket': /^2 utvendige/,
      fleece: /^3 med/,
      rucksack: /^6:/,
      'shell-trousers': /^2 på lårene, 2 bak/,
    };
    for (const { name, kind, techDescription } of articles) {
      const [pockets, volume] = [told(techDescription, 'Lommer'), told(techDescription, 'Volum')];
      const expected = drawn[kind.art];
      if (expected && pockets) expect(pockets, name).toMatch(expected);
      const named = /[\d,]+ liter/.exec(name)?.[0];
      if (named && volume)
        expect(Number.parseFloat(volume.replace(',', '.')), name).toBe(Number.parseFloat(named.replace(',', '.')));
    }
  });

  it('says nothing twice on one page of reviews, and not always as much', () => {
    const pages = new Map<number, string[]>();
    const reviews = reviewRows(new Date('2026-10-14T22:00:00Z'));
    for (const { articleId, content } of reviews)
      pages.set(articleId, [...(pages.get(articleId) ?? []), ...sentencesOf(content)]);
    expect([...pages].filter(([, said]) => new Set(said).size < said.length)).toEqual([]);
    const lengths = reviews.map(({ content }) => sentencesOf(content).length);
    for (const length of [1, 2, 3, 4, 5]) expect(lengths.filter((one) => one === length).length).toBeGreaterThan(100);
  });
});
