import { CheckField } from '@/components/account/check-field';
import { type Choices, services } from '@/lib/consent/consent';
import words from '@/messages/consent.nb.json';
import { JarFacts } from './cookie-details';
import styles from './cookie-details.module.css';

interface Props {
  /** Tells these boxes from others on the page. */
  name: string;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** A box for each service, with what it is for, who receives it, and how long it lasts. */
export function OptionalJars({ name, choices, onChange }: Props) {
  return services.map((service) => (
    <div key={service} className={styles.jar}>
      <CheckField
        id={`${name}-${service}`}
        name={service}
        label={<b className={styles.label}>{words.jars[service].label}</b>}
        hint={words.jars[service].purpose}
        checked={choices[service]}
        onChange={(event) => onChange({ ...choices, [service]: event.target.checked })}
      />
      <JarFacts jar={words.jars[service]} indented />
    </div>
  ));
}
