import { CheckField } from '@/components/ui/check-field';
import { type Choices, services } from '@/lib/consent/consent';
import words from '@/messages/consent.nb.json';
import { CookieDetails } from './cookie-details';
import styles from './cookie-details.module.css';

interface Props {
  /** Tells these boxes from others on the page. */
  name: string;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** A box for each service, with what it is for, who receives it, and how long it lasts. */
export function OptionalCookies({ name, choices, onChange }: Props) {
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
