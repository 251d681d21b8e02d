import styles from './quoted.module.css';

const QUOTE = /«([^»]*)»/;

/** A text in which words stand between guillemets, which the typeface sets so near that they touch the letters. */
export function Quoted({ text }: { text: string }) {
  // What is quoted stands at every second place.
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
