import type { Elements } from '@/components/elements';
import { ButtonLink } from './button';
import { CookiesNeeded } from './cookies-needed';
import styles from './needs-script.module.css';

interface Note {
  title: string;
  text: string;
  link: string;
  href: string;
}

interface Props {
  note: Note;
  /** The page around it has no margins. */
  alone?: boolean;
  children: Elements;
}

export function NeedsScript({ note, alone = false, children }: Props) {
  return (
    <div>
      <noscript>
        <div className={styles.note} data-alone={alone}>
          <h2 className={styles.heading}>{note.title}</h2>
          <p>{note.text}</p>
          <ButtonLink href={note.href} look="secondary">
            {note.link}
          </ButtonLink>
        </div>
      </noscript>
      <div className={styles.scripted}>
        <CookiesNeeded />
        {children}
      </div>
    </div>
  );
}
