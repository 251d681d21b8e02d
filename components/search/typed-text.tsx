import styles from './suggestion-list.module.css';

export function TypedText({ text, typed }: { text: string; typed: string }) {
  if (!text.startsWith(typed.toLowerCase())) return <b className={styles.rest}>{text}</b>;
  return (
    <span>
      <span>{text.slice(0, typed.length)}</span>
      <b className={styles.rest}>{text.slice(typed.length)}</b>
    </span>
  );
}
