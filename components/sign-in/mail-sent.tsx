import { type ReactNode, useEffect, useRef } from 'react';
import { useAccountWords } from '@/components/session/use-account-words';
import styles from '@/components/ui/form.module.css';

/** A letter is on its way, or would be. Its heading takes the focus, as it stands where a form was. */
export function MailSent({ text, children }: { text: string; children: ReactNode }) {
  const { forgot } = useAccountWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {forgot.sentTitle}
      </h2>
      <p>{text}</p>
      <p className={styles.lead}>{forgot.spam}</p>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
