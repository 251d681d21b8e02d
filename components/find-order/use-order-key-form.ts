import { useForm } from '@/components/ui/use-form';
import type { WithdrawalKey } from '@/lib/contracts/withdrawals';
import { withdrawalFormErrors } from '@/lib/orders/withdrawal-form';
import texts from '@/messages/fields.nb.json';

type Options = Parameters<typeof useForm<WithdrawalKey>>[0];

/** Makes the form that asks for an order's number and the buyer's email address. */
export const useOrderKeyForm = (options: Pick<Options, 'id' | 'draft' | 'refusal'>) =>
  useForm<WithdrawalKey>({
    names: ['number', 'email'],
    initial: { number: '', email: '' },
    kinds: { number: 'orderNumber', email: 'email' },
    problemOf: (name, values) => {
      const [key] = withdrawalFormErrors(values)[name] ?? [];
      return key && texts[key];
    },
    ...options,
  });
