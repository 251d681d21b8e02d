import { CheckField } from '@/components/ui/check-field';
import { useTexts } from '@/components/ui/own-texts';
import { type Choices, services } from '@/lib/consent/consent';
import consentTexts from '@/messages/consent.nb.json';
import styles from './cookie-details.module.css';

interface Props {
  /** Distinguishes these boxes from others on the page. */
  name: string;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

export function OptionalCookies({ name, choices, onChange }: Props) {
  const words = useTexts('consent', consentTexts);
  return services.map((service) => (
    <div key={service} className={styles.cookie}>
      <CheckField
        id={`${name}-${service}`}
        name={service}
        label={<b className={styles.label}>{words.cookies[service].label}</b>}
        hint={words.cookies[service].purpose}
        checked={choices[service]}
        onChange={(event) => onChange({ ...choices, [service]: event.target.checked })}
      />
      <CookieDetails cookie={words.cookies[service]} indented />
    </div>
  ));
}

const required = ['xsrf', 'session', 'device', 'accepted'] as const;

/** Rule 4.19: required cookies have no boxes, as there is nothing to choose. */
export function RequiredCookies() {
  const words = useTexts('consent', consentTexts);
  return required.map((name) => (
    <div key={name} className={styles.cookie}>
      <p className={styles.label}>{words.cookies[name].label}</p>
      <p className={styles.purpose}>{words.cookies[name].purpose}</p>
      <CookieDetails cookie={words.cookies[name]} />
    </div>
  ));
}

interface CookieDetailsProps {
  cookie: Record<keyof typeof consentTexts.details, string>;
  indented?: boolean;
}

const details = ['names', 'receiver', 'duration'] as const;

function CookieDetails({ cookie, indented = false }: CookieDetailsProps) {
  const words = useTexts('consent', consentTexts);
  return (
    <dl className={indented ? `${styles.details} ${styles.indented}` : styles.details}>
      {details.map((detail) => (
        <div key={detail}>
          <dt>{words.details[detail]}</dt>
          <dd>{cookie[detail]}</dd>
        </div>
      ))}
    </dl>
  );
}
