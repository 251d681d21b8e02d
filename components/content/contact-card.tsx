import type { Site } from '@/lib/contracts/site';
import { t } from '@/lib/messages';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';
import styles from './contact-card.module.css';

/** Who runs the shop and how to reach them (ehandelsloven §8: name, address, e-mail, phone, organisation number). */
export function ContactCard({ contact }: { contact: Site['contact'] }) {
  const facts = [
    {
      term: t('pages.contact.phone'),
      text: phoneText(contact.phone),
      href: phoneHref(contact.phone),
      note: t('pages.contact.hours'),
    },
    {
      term: t('pages.contact.email'),
      text: contact.email,
      href: `mailto:${contact.email}`,
      note: t('pages.contact.answer'),
    },
    { term: t('pages.contact.address'), text: contact.address, note: contact.company },
    {
      term: t('pages.contact.orgNo'),
      text: formatOrgNo(contact.orgNo),
      note: t('pages.contact.register'),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => fact.text)
        .map((fact) => (
          <div key={fact.term} className={styles.fact}>
            <dt>{fact.term}</dt>
            <dd className={styles.value}>{fact.href ? <a href={fact.href}>{fact.text}</a> : fact.text}</dd>
            <dd>{fact.note}</dd>
          </div>
        ))}
    </dl>
  );
}
