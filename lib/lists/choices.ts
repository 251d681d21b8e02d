import { type ChoiceFilter, choiceFilters } from './list-query';
import { readSizeOfKind } from './size-kinds';

export interface Choice {
  value: number | string;
  label: string;
  hex?: string;
}

/** The values that occur in a list, in the order shown. Prices in øre. */
export type ListChoices = Record<ChoiceFilter, Choice[]> & { price: { min: number; max: number } | null };

type PackedChoice = number | string | [value: number | string, label: string, hex?: string];

/** On a page, a value that says its own label stands alone. */
export type PackedChoices = Record<ChoiceFilter, PackedChoice[]> & Pick<ListChoices, 'price'>;

const labelIn = (value: number | string) => (typeof value === 'string' ? readSizeOfKind(value).size : undefined);

const packed = ({ value, label, hex }: Choice): PackedChoice =>
  hex ? [value, label, hex] : label === labelIn(value) ? value : [value, label];

function unpacked(choice: PackedChoice): Choice {
  if (!Array.isArray(choice)) return { value: choice, label: labelIn(choice) ?? String(choice) };
  const [value, label, hex] = choice;
  return { value, label, ...(hex && { hex }) };
}

const eachFilter = <From, To>(values: Record<ChoiceFilter, From[]>, rule: (value: From) => To) =>
  Object.fromEntries(choiceFilters.map((name) => [name, values[name].map(rule)])) as Record<ChoiceFilter, To[]>;

export const packChoices = ({ price, ...choices }: ListChoices): PackedChoices => ({
  ...eachFilter(choices, packed),
  price,
});

export const unpackChoices = ({ price, ...choices }: PackedChoices): ListChoices => ({
  ...eachFilter(choices, unpacked),
  price,
});
