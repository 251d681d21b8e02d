import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { LineLink, type Lines } from './line-link';
import styles from './recent-list.module.css';

interface Props extends Lines {
  onRemove: (search: string) => void;
  onClear: () => void;
}

/** The last searches. A listbox holds nothing but options, so the buttons that remove stand beside it, line by line. */
export function RecentList({ onRemove, onClear, ...lines }: Props) {
  const words = useWords('search');
  const searches = lines.options.flatMap((option) => (option.kind === 'recent' ? [option.text] : []));
  return (
    <>
      <div className={styles.head}>
        <span id={`${lines.id}-recent`}>{words.recent}</span>
        <button type="button" className={styles.clear} onClick={onClear}>
          {words.clearRecent}
        </button>
      </div>
      <div className={styles.columns}>
        <div id={lines.id} role="listbox" aria-labelledby={`${lines.id}-recent`}>
          {searches.map((search, index) => (
            <LineLink key={search} lines={lines} index={index} className={styles.line}>
              <Icon name="clock" size={18} />
              <span className={styles.text}>{search}</span>
            </LineLink>
          ))}
        </div>
        <div>
          {searches.map((search) => (
            <button
              key={search}
              type="button"
              className={styles.remove}
              aria-label={fill(words.removeRecent, { text: search })}
              onClick={() => onRemove(search)}
            >
              <Icon name="close" size={16} />
            </button>
          ))}
        </div>
      </div>
    </>
  );
}
