import type { Alternative, QueryGroup, QueryTree, SoftKind } from '@/lib/search/query-tree';

/** Where a word may stand. `thing`: the article is one (rule 14.12); `named`: not in its description; `anywhere`: there too. */
export type Reach = 'thing' | 'named' | 'anywhere';

/** A group met by the best of its alternatives. `key` identifies it within a search. */
export interface Ask {
  key: string;
  alternatives: Alternative[];
  reach: Reach;
}

export interface Plan {
  required: Ask[];
  least: number;
  any?: Ask[];
  scored: Ask[];
}

export interface Met {
  group: QueryGroup;
  at: string;
  ask?: Ask;
  /** Only descriptions say it: for ranking alone. */
  optional?: boolean;
}

const givenUpFirst: SoftKind[] = ['size', 'quantity', 'price', 'gender', 'color'];

export const askOf = (at: string, group: QueryGroup, reach: Reach): Ask => ({
  key: `${at}:${reach}`,
  alternatives: group.alternatives,
  reach,
});

/** All words; then also in descriptions; then, of several goods, some by their purpose. */
export function levelsOf(met: Met[], tree: QueryTree): Plan[] {
  const asked = met.flatMap(({ ask }) => ask ?? []);
  if (!asked.length) return [];
  const must = met.filter(({ optional }) => !optional);
  // Beside wishes only, a description is all there is.
  const required = must.some(({ group }) => !group.soft) ? must : met;
  const scored = tree.shelf ? [...asked, { key: 'shelf', alternatives: [tree.shelf], reach: 'named' as const }] : asked;
  const own = ({ ask }: Met) => ask as Ask;
  const isThing = ({ ask }: Met) => ask?.reach === 'thing';
  const plans = [planOf(required, own, scored)];
  if (met.length < 2) return plans;
  // Goods may have a quality as their name ("varme").
  if (required.some(({ group }) => group.quality) && required.some((one) => isThing(one) && !one.group.quality)) {
    const names = (one: Met) => (one.group.quality && !isOwn(one) ? askOf(one.at, one.group, 'named') : own(one));
    const others = met.map((one) => (one.group.quality ? { ...one, optional: true } : one));
    return [planOf(required, names, scored), ...levelsOf(others, tree)];
  }

  const loose = (one: Met) => (isOwn(one) ? own(one) : askOf(one.at, one.group, 'anywhere'));
  const things = required.filter(isThing);
  const named = met.filter(({ group, optional }) => !group.soft && !optional);
  if (things.length) plans.push(planOf(required, (one) => (isThing(one) ? own(one) : loose(one)), scored));
  if (things.length > 1) {
    const anyThing = { any: things.map(own) };
    plans.push({
      ...planOf(required, (one) => (isThing(one) ? askOf(one.at, one.group, 'named') : own(one)), scored),
      ...anyThing,
    });
    plans.push({ ...planOf(required, loose, scored), ...anyThing });
  } else if (!things.length && named.length) {
    const called = named.map((one) => (isOwn(one) ? own(one) : askOf(one.at, one.group, 'named')));
    plans.push({ ...planOf(met, loose, asked), any: called });
  }
  return plans;
}

const isOwn = ({ ask, group }: Met) => ask?.alternatives !== group.alternatives;

function planOf(required: Met[], of: (met: Met) => Ask, scored: Ask[]): Plan {
  const asks = required.map(of);
  const byGroup = new Map(asks.map((ask) => [groupKey(ask), ask]));
  return { required: asks, least: asks.length, scored: scored.map((ask) => byGroup.get(groupKey(ask)) ?? ask) };
}

const groupKey = ({ key }: Ask) => key.slice(0, key.indexOf(':'));

/** What to give up, in turn: one wish, one word about the goods, several wishes, all such words, those and wishes. */
export function givenUp(known: Met[]): Met[][] {
  const wishes = givenUpFirst.flatMap((kind) => known.filter(({ group }) => group.soft === kind));
  const goods = known.some(({ group }) => group.goods);
  const said = goods ? known.filter(({ group }) => !group.goods && !group.soft && !group.brand) : [];
  const several = wishes.map((_, i) => wishes.slice(0, i + 1));
  const oneByOne = [...wishes, ...said].map((one) => [one]);
  const alsoSaid = said.length ? [said, ...several.map((some) => [...said, ...some])] : [];
  return [[], ...oneByOne, ...several.slice(1), ...alsoSaid];
}

/** "votter 4 år" without such a size are at least for children. */
export const insteadOf = ({ at, group }: Met): Met | undefined =>
  group.instead && {
    group: { ...group, alternatives: group.instead },
    at: `${at}i`,
    ask: { key: `${at}i:named`, alternatives: group.instead, reach: 'named' },
  };
