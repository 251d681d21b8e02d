import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import { type ContactForm, contactFieldError } from '@/lib/orders/contact-form';
import { contactDraft } from './store';

export type ContactField = keyof ContactForm;

export const contactFieldId = (name: ContactField) => `contact-${name}`;

/** Who orders. */
export function useContact() {
  const words = useWords('fields');
  return useForm<ContactForm>({
    names: ['name', 'phone', 'email'],
    initial: { name: '', phone: '', email: '' },
    id: contactFieldId,
    draft: contactDraft,
    problemOf: (name, form) => {
      const key = contactFieldError(name, form[name]);
      return key && words[key];
    },
  });
}

export type Contact = ReturnType<typeof useContact>;
