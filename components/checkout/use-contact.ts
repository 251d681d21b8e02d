import { useForm } from '@/components/ui/use-form';
import { type ContactForm, contactFieldError } from '@/lib/orders/contact-form';
import words from '@/messages/fields.nb.json';
import { contactDraft } from './store';

export type ContactField = keyof ContactForm;

export const contactFieldId = (name: ContactField) => `contact-${name}`;

export function useContact() {
  return useForm<ContactForm>({
    names: ['name', 'phone', 'email'],
    initial: { name: '', phone: '', email: '' },
    kinds: { name: 'line', phone: 'phone', email: 'email' },
    id: contactFieldId,
    draft: contactDraft,
    problemOf: (name, form) => {
      const key = contactFieldError(name, form[name]);
      return key && words[key];
    },
  });
}

export type Contact = ReturnType<typeof useContact>;
