import { useTexts } from '@/components/ui/own-texts';
import { useForm } from '@/components/ui/use-form';
import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import { withdrawalFormErrors } from '@/lib/orders/withdrawal-form';
import fieldsTexts from '@/messages/fields.nb.json';

type Options = Pick<Parameters<typeof useForm<WithdrawalKey>>[0], 'id' | 'draft' | 'refusal'>;

/** Makes the form that asks for an order's number and the buyer's email address. */
export function useOrderKeyForm({ example, ...options }: Options & { example: string }) {
  const texts = useTexts('fields', fieldsTexts);
  return useForm<WithdrawalKey>({
    names: ['number', 'email'],
    initial: { number: '', email: '' },
    kinds: { number: 'orderNumber', email: 'email' },
    problemOf: (name, values) => {
      const [key] = withdrawalFormErrors(values)[name] ?? [];
      return key && texts[key].replace('{example}', example);
    },
    ...options,
  });
}
