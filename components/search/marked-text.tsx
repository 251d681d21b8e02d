import { Fragment } from 'react';
import type { Mark } from '@/lib/search/marks';
import styles from './marked-text.module.css';

/** A text with what was asked for in it standing out. Read aloud it is the text alone. */
export function MarkedText({ text, marks }: { text: string; marks: Mark[] }) {
  const ends = marks.map(([, to]) => to);
  return (
    <span>
      {marks.map(([from, to], i) => (
        <Fragment key={from}>
          <span>{text.slice(ends[i - 1] ?? 0, from)}</span>
          <b className={styles.mark}>{text.slice(from, to)}</b>
        </Fragment>
      ))}
      <span>{text.slice(ends.at(-1) ?? 0)}</span>
    </span>
  );
}
