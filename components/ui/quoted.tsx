import styles from './quoted.module.css';

const QUOTE = /«([^»]*)»/;

/** A text in which words stand between guillemets, which the typeface sets so near that they touch the letters. */
export function Quoted({ text }: { text: string }) {
  const found = QUOTE.exec(text);
  if (!found) return text;
  const [quote, words] = found;
  return (
    <>
      {text.slice(0, found.index)}«<span className={styles.words}>{words}</span>»
      <Quoted text={text.slice(found.index + quote.length)} />
    </>
  );
}
