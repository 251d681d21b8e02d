import { draft } from '@/components/draft';
import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import { type OrderForm, type OrderFormField, orderFieldError } from '@/lib/orders/order-form';

export const contactFields = ['name', 'phone', 'email'] as const satisfies OrderFormField[];
export type ContactField = (typeof contactFields)[number];

const nobody: OrderForm = { name: '', phone: '', email: '', delivery: false, address: '', postalCode: '', city: '' };

export const contactDraft = draft<OrderForm>('checkoutContact');

export const contactFieldId = (name: string) => `contact-${name}`;

/** Who collects. */
export function useContact() {
  const words = useWords('fields');
  return useForm({
    names: contactFields,
    initial: nobody,
    id: contactFieldId,
    draft: contactDraft,
    problemOf: (name, form) => {
      const key = name === 'delivery' ? undefined : orderFieldError(name, form[name]);
      return key && words[key];
    },
  });
}

export type Contact = ReturnType<typeof useContact>;
