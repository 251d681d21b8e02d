import { Field } from '@/components/ui/field';
import styles from './contact-fields.module.css';
import { useCheckoutWords } from './use-checkout-words';
import type { Contact, ContactField } from './use-contact';

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
