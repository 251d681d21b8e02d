import { Field } from '@/components/ui/field';
import { useForm } from '@/components/ui/use-form';
import { type ContactForm, contactFieldError } from '@/lib/orders/contact-form';
import words from '@/messages/fields.nb.json';
import styles from './contact-fields.module.css';
import { contactDraft } from './store';
import { useCheckoutWords } from './use-checkout-words';

const filledIn = { name: 'name', phone: 'tel', email: 'email' } as const;

export function ContactFields({ contact }: { contact: Contact }) {
  const words = useCheckoutWords();
  const hints: Partial<Record<ContactField, string>> = { phone: words.phoneHint, email: words.emailHint };
  const field = (name: ContactField) => (
    <Field {...contact.field(name)} autoComplete={filledIn[name]} label={words[name]} hint={hints[name]} required />
  );
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{field('name')}</div>
      {field('phone')}
      {field('email')}
      <p className={`${styles.wide} ${styles.privacy}`}>
        <span>{`${words.contactLead} `}</span>
        <a href="/personvernerklaering" data-follow target="_blank" rel="noopener">
          {words.privacy}
        </a>
      </p>
    </div>
  );
}

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
