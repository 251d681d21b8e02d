import styles from './quoted.module.css';

const QUOTE = /«([^»]*)»/;

/** Shows a text with more space inside its guillemets, which touch the letters in this typeface. */
export function Quoted({ text }: { text: string }) {
  const parts = text.split(QUOTE);
  const last = parts.length - 1;
  return (
    <span>
      {parts.map((part, index) => (
        <span key={index} className={index % 2 === 1 ? styles.words : undefined}>
          {index % 2 === 1 ? part : `${index > 0 ? '»' : ''}${part}${index < last ? '«' : ''}`}
        </span>
      ))}
    </span>
  );
}
