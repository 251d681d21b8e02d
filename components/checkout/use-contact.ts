import { draft } from '@/components/draft';
import { useForm } from '@/components/ui/use-form';
import { useWords } from '@/components/words';
import { type ContactForm, contactFieldError } from '@/lib/orders/contact-form';

export type ContactField = keyof ContactForm;

export const contactDraft = draft<ContactForm>('checkoutContact');

export const contactFieldId = (name: ContactField) => `contact-${name}`;

/** Who collects. */
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
