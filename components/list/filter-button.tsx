import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { chosenCount } from '@/lib/lists/list-query';
import styles from './filter-button.module.css';
import { useList } from './use-list';

interface Props {
  expanded?: boolean;
  floating?: boolean;
  onIntent?: () => void;
  onClick: () => void;
}

/** Rule 2.17: the button labelled Filter, with a count of what is chosen. */
export function FilterButton({ expanded, floating = false, onIntent, onClick }: Props) {
  const words = useWords('list');
  const count = chosenCount(useList().state);
  return (
    <button
      type="button"
      className={`${styles.button} ${floating ? `screen-only ${styles.floating}` : ''}`}
      aria-expanded={expanded}
      onTouchStart={onIntent}
      onClick={onClick}
    >
      <Icon name="filter" size={20} />
      <span>{words.filter}</span>
      {count > 0 ? (
        <>
          <span className={styles.count}>{count}</span>
          <span className="visually-hidden">{words.filterChosen}</span>
        </>
      ) : null}
    </button>
  );
}
