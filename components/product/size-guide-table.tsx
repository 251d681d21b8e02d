import type { GuideFigure, ShownGuide } from '@/lib/product/size-guide-text';
import styles from './size-guide.module.css';

export interface ArticleGuide {
  guide: ShownGuide;
  words: { size: string; howTo: string };
}

const scrolls = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 });

/** Shows a table of sizes and how to measure, in a product's sheet and on the page of all tables. */
export function SizeGuideTable({ guide, words, chosen }: ArticleGuide & { chosen?: string | undefined }) {
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

interface Drawing {
  box: string;
  /** The outline, and the measured lines, each with the position of its number. */
  outline: string;
  marks: { line: string; at: [x: number, y: number] }[];
}

const drawings: Record<GuideFigure, Drawing> = {
  body: {
    box: '0 0 150 190',
    outline:
      'M70 8a14 14 0 1 1 0 28a14 14 0 1 1 0-28M62 36v8c-14 3-24 7-28 16l-12 54c-1 6 6 8 8 2l13-44c1 16 0 24-2 38c-3 14-4 26-3 72M78 36v8c14 3 24 7 28 16l12 54c1 6-6 8-8 2l-13-44c-1 16 0 24 2 38c3 14 4 26 3 72M70 132l-6 50M70 132l6 50',
    marks: [
      { line: 'M43 72q27 8 54 0', at: [138, 72] },
      { line: 'M43 94q27 7 54 0', at: [138, 97] },
      { line: 'M40 118q30 8 60 0', at: [138, 122] },
    ],
  },
  foot: {
    box: '-22 0 124 190',
    outline:
      'M38 176c-16-4-18-26-14-46c4-22-4-38-4-60c0-20 8-36 20-38c14-2 26 12 38 26c10 12 12 28 6 44c-6 18-10 30-12 46c-2 18-14 32-34 28M34 30a7 9 0 1 1 14-2M52 30a5 7 0 1 1 11 2M65 38a5 6 0 1 1 10 3M76 48a4 5 0 1 1 8 4',
    marks: [{ line: 'M4 18h88M4 178h88M6 18v160', at: [-8, 98] }],
  },
  hand: {
    box: '0 0 140 190',
    outline:
      'M46 176v-34c-12-14-16-28-16-48V58c0-10 12-10 12 0v26V30c0-10 13-10 13 0v48V22c0-10 13-10 13 0v56V30c0-10 13-10 13 0v56c0-8 2-24 3-30c2-9 13-7 12 2c-2 22-2 44-6 58c-3 12-6 18-10 26v34',
    marks: [
      { line: 'M26 100q36 10 74 0', at: [14, 102] },
      { line: 'M118 15v127M110 15h16M110 142h16', at: [133, 80] },
    ],
  },
  head: {
    box: '0 0 140 160',
    outline:
      'M46 150v-24c-12-10-20-26-20-46c0-34 20-58 46-58s44 22 44 54c0 8-2 14-2 20l8 16c1 3 0 5-4 5h-6c1 16-2 20-12 20h-10v13M98 76h6',
    marks: [{ line: 'M24 66q48 18 90-4', at: [128, 62] }],
  },
};

/** Draws what is measured, with the numbers of the list. Decorative: the list says it in words. */
function MeasureFigure({ name, marks }: { name: GuideFigure; marks: number }) {
  const { box, outline, marks: lines } = drawings[name];
  return (
    <svg viewBox={box} className={styles.figure} aria-hidden="true" focusable="false">
      <path d={outline} className={styles.outline} />
      {lines.slice(0, marks).map(({ line, at: [x, y] }, index) => (
        <g key={line}>
          <path d={line} className={styles.mark} />
          <text x={x} y={y} className={styles.number}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
