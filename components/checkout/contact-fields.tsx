import { Field } from '@/components/ui/field';
import { useCheckoutWords } from './checkout-words';
import styles from './contact-fields.module.css';
import { type Contact, type ContactField, contactFieldId } from './use-contact';

const kinds = {
  name: { type: 'text', autoComplete: 'name', maxLength: 200 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40 },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
} as const;

export function ContactFields({ contact }: { contact: Contact }) {
  const words = useCheckoutWords();
  const hints: Partial<Record<ContactField, string>> = { phone: words.phoneHint, email: words.emailHint };
  const field = (name: ContactField) => (
    <Field
      {...kinds[name]}
      id={contactFieldId(name)}
      name={name}
      label={words[name]}
      hint={hints[name]}
      error={contact.errors[name]}
      value={contact.values[name]}
      required
      onChange={(event) => contact.type(name, event.target.value)}
      onBlur={() => contact.leave(name)}
    />
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
