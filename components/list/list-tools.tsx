import { type Tool, useTools } from '@/components/model-context/use-tools';
import type { ListChoices } from '@/lib/lists/choices';
import { type ChoiceFilter, choiceFilters, type ListFilters, type ListState, noFilters } from '@/lib/lists/list-query';
import { useListStore } from './list-root';
import type { ListStore } from './store';

const ORE = 100;
const SORTS = ['bestseller', 'price', 'name'] as const;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const sameName = (a: string, b: unknown) => a.toLocaleLowerCase('nb') === String(b).trim().toLocaleLowerCase('nb');

function valuesOf(choices: ListChoices, name: ChoiceFilter, wanted: unknown): (number | string)[] {
  return listed(wanted).map((label) => {
    const choice = choices[name].find((one) => sameName(one.label, label));
    if (!choice) throw new Error(`${name} has no ${String(label)}; there are ${labelsOf(choices, name)}`);
    return choice.value;
  });
}

const labelsOf = (choices: ListChoices, name: ChoiceFilter) => choices[name].map(({ label }) => label).join(', ');

/** What is asked for in place of what was chosen; filters that are not named are taken off. */
function stateOf(state: ListState, choices: ListChoices, input: Record<string, unknown>): ListState {
  const named = choiceFilters.filter((name) => input[name] !== undefined);
  const filters = {
    ...noFilters(),
    ...Object.fromEntries(named.map((name) => [name, valuesOf(choices, name, input[name])])),
  } as ListFilters;
  const { minPrice, maxPrice } = input;
  const price = {
    ...(typeof minPrice === 'number' && { min: Math.round(minPrice * ORE) }),
    ...(typeof maxPrice === 'number' && { max: Math.round(maxPrice * ORE) }),
  };
  const sort = SORTS.find((one) => one === input.sort) ?? state.sort;
  return {
    ...{ ...state, sort, descending: input.descending === true, page: 1 },
    filters: Object.keys(price).length > 0 ? { ...filters, price } : filters,
  };
}

/** Resolves when what was asked for stands on the page. */
const settled = (store: ListStore) =>
  new Promise<void>((done) => {
    if (!store.get().busy) return done();
    const stop = store.subscribe(() => {
      if (store.get().busy) return;
      stop();
      done();
    });
  });

/** The list's own filters, for an assistant. */
export function ListTools({ choices }: { choices: ListChoices }) {
  const store = useListStore();
  const shown = choiceFilters.filter((name) => choices[name].length > 1);
  const tools: Tool[] = [
    {
      name: 'filter_list',
      description: 'Narrows and sorts the list on this page as its filters do; filters not named are taken off',
      inputSchema: {
        type: 'object',
        properties: {
          ...Object.fromEntries(
            shown.map((name) => [
              name,
              { type: 'array', items: { type: 'string', enum: choices[name].map(({ label }) => label) } },
            ]),
          ),
          minPrice: { type: 'number', description: 'NOK' },
          maxPrice: { type: 'number', description: 'NOK' },
          sort: { type: 'string', enum: [...SORTS] },
          descending: { type: 'boolean' },
        },
      },
      async work(input) {
        const next = stateOf(store.get().state, choices, input);
        store.change(next);
        await settled(store);
        return { total: store.get().total, address: store.href(next) };
      },
    },
  ];
  useTools(tools);
  return null;
}
