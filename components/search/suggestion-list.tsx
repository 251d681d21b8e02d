import { Quoted } from '@/components/ui/quoted';
import { useWords } from '@/components/words';
import type { Option } from '@/lib/search/options';
import { fill } from '@/lib/text/words';
import { ArticleLine } from './article-line';
import { LineLink, type Lines } from './line-link';
import styles from './suggestion-list.module.css';
import { TypedText } from './typed-text';

const groups = ['query', 'category', 'brand', 'article'] as const;

/** The suggestions in groups. The arrow keys walk them in the order they stand here. */
export function SuggestionList({ typed, ...lines }: Lines & { typed: string }) {
  const words = useWords('search');
  const { id, options } = lines;
  const numbered = options.map((option, index) => ({ option, index }));
  const all = numbered.find(({ option }) => option.kind === 'all');
  return (
    <div id={id} role="listbox" aria-label={words.suggestions} className={styles.list}>
      {groups.map((kind) => {
        const own = numbered.filter(({ option }) => option.kind === kind);
        return own.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles[kind]}>
            <div id={`${id}-${kind}`} className={styles.heading}>
              {words.groups[kind]}
            </div>
            <div className={styles.lines}>
              {own.map(({ option, index }) => (
                <LineLink key={option.href} lines={lines} index={index} className={styles.line}>
                  <Line option={option} typed={typed} />
                </LineLink>
              ))}
            </div>
          </div>
        ) : null;
      })}
      {all ? (
        <LineLink lines={lines} index={all.index} className={styles.all}>
          <Line option={all.option} typed={typed} />
        </LineLink>
      ) : null}
    </div>
  );
}

function Line({ option, typed }: { option: Option; typed: string }) {
  const words = useWords('search');
  switch (option.kind) {
    case 'article':
      return <ArticleLine article={option.article} marks={option.marks} />;
    case 'category':
    case 'brand':
      return (
        <>
          <span>{`${option.name} `}</span>
          <span className={styles.count}>{option.count}</span>
        </>
      );
    case 'all':
      return <Quoted text={fill(words.all, { count: option.count, text: option.text })} />;
    default:
      return <TypedText text={option.text} typed={typed} />;
  }
}
