import { shopNow } from '@/components/clock';
import { type Draft, useForm } from '@/components/ui/use-form';
import type { Failure } from '@/components/ui/use-submit';
import { type AccountKeys, valueProblem } from '@/lib/customers/customer-rules';
import type { CustomerValues, ValueName } from '@/lib/customers/customer-values';
import words from '@/messages/fields.nb.json';

interface Options {
  names: ValueName[];
  initial: CustomerValues;
  draft?: Draft<CustomerValues>;
  /** The account there is. */
  known?: AccountKeys;
  /** The statuses whose answer speaks of the fields. */
  refusals: number[];
}

export const fieldId = (name: ValueName) => `konto-${name}`;

/** A form about a customer. */
export function useCustomerForm({ names, initial, draft, known, refusals }: Options) {
  return useForm({
    names,
    initial,
    id: fieldId,
    draft,
    problemOf: (name, values) => {
      const key = valueProblem(name, values, known, shopNow());
      return key && words[key];
    },
    refusal: ({ status, errors }: Failure) => (refusals.includes(status) ? errors : {}),
  });
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
