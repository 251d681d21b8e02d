import { shopNow } from '@/components/clock';
import { useTexts } from '@/components/ui/own-texts';
import { type Draft, useForm } from '@/components/ui/use-form';
import type { Failure } from '@/components/ui/use-submit';
import { type AccountKeys, valueProblem } from '@/lib/customers/customer-rules';
import type { CustomerValues, ValueName } from '@/lib/customers/customer-values';
import type { FieldKinds } from '@/lib/forms/form-state';
import fieldsTexts from '@/messages/fields.nb.json';

interface Options {
  names: ValueName[];
  initial: CustomerValues;
  draft?: Draft<CustomerValues>;
  known?: AccountKeys;
  /** Statuses whose errors are shown at the fields. */
  refusals: number[];
}

const kinds: FieldKinds<CustomerValues> = {
  ...{ firstname: 'line', surname: 'line', email: 'email', phone: 'phone', birth_date: 'date', gender_id: 'asTyped' },
  ...{ addr: 'line', postnr: 'postcode', city: 'line' },
  ...{ current_password: 'asTyped', password: 'asTyped', password_confirmation: 'asTyped' },
};

export const fieldId = (name: ValueName) => `konto-${name}`;

export function useCustomerForm({ names, initial, draft, known, refusals }: Options) {
  const words = useTexts('fields', fieldsTexts);
  return useForm({
    names,
    initial,
    kinds,
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
