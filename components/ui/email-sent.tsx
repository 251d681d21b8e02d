import type { ReactNode } from 'react';
import styles from './form.module.css';
import { useFocus } from './use-focus';

interface Props {
  title: string;
  text: string;
  hint: string;
  children: ReactNode;
}

/** Says that an email is on its way, or would be. Its heading takes the focus, as it stands where a form was. */
export function EmailSent({ title, text, hint, children }: Props) {
  const heading = useFocus();
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <p className={styles.lead}>{hint}</p>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
