import type { ShownGuide } from '@/lib/product/size-guide-text';
import { MeasureFigure } from './measure-figure';
import styles from './size-guide.module.css';

export interface GuideWords {
  size: string;
  howTo: string;
}

interface Props {
  guide: ShownGuide;
  words: GuideWords;
  chosen?: string | undefined;
}

/** Scrolls where its columns have no room, by the keyboard too. */
const scrolls = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 });

/** A table of sizes with how to measure for it; the same in a product's sheet and on the page of all of them. */
export function SizeGuideTable({ guide, words, chosen }: Props) {
  const { columns, rows, measures, figure, drawn } = guide;
  return (
    <>
      <p className={styles.said}>{guide.lead}</p>
      <div className={styles.scroll} {...scrolls(guide.label)}>
        <table className={styles.table}>
          <thead>
            <tr>
              {[words.size, ...columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, values }) => (
              <tr key={size} aria-current={size === chosen || undefined}>
                <th scope="row">{size}</th>
                {values.map((value, at) => (
                  <td key={columns[at]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.how}>
        <h3 className={styles.howTo}>{words.howTo}</h3>
        <div className={styles.measuring}>
          {figure ? <MeasureFigure name={figure} marks={drawn} /> : null}
          <ul className={styles.measures}>
            {measures.map(({ name, text }, at) => (
              <li key={name} className={figure && at < drawn ? styles.drawn : undefined}>
                <b>{name}</b>
                <span>{` ${text}`}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
