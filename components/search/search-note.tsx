import { Icon } from '@/components/ui/icon';
import { Quoted } from '@/components/ui/quoted';
import { t } from '@/lib/messages';
import { searchPath } from '@/lib/routes/paths';
import { quoted } from '@/lib/search/quotes';
import { withoutWords } from '@/lib/search/without-words';
import styles from './search-note.module.css';

interface Props {
  /** As typed. */
  words: string;
  corrected?: string;
  relaxed?: string[];
  understood?: { written: string; label: string }[];
}

const inWords = new Intl.ListFormat('nb', { type: 'conjunction' });

/** How the words were taken: another spelling, words given up, and the wishes that can be taken back. */
export function SearchNote({ words, corrected, relaxed = [], understood = [] }: Props) {
  const searched = corrected ?? words;
  const wishes = understood
    .filter(({ written }) => !relaxed.includes(written))
    .map((wish) => ({ ...wish, rest: withoutWords(searched, wish.written) }))
    .filter(({ rest }) => rest !== '');
  return (
    <>
      {corrected ? (
        <p className={styles.note}>
          <Quoted text={t('search.corrected', { words: corrected })} />
          <span> </span>
          <a href={searchPath(quoted(words))} data-follow>
            <Quoted text={t('search.asTyped', { words })} />
          </a>
        </p>
      ) : null}
      {relaxed.length > 0 ? (
        <p className={styles.note}>
          <Quoted text={t('search.relaxed', { words: inWords.format(relaxed.map((word) => `«${word}»`)) })} />
        </p>
      ) : null}
      {wishes.length > 0 ? (
        <ul className={styles.chips} aria-label={t('search.understood')}>
          {wishes.map(({ label, rest }) => (
            <li key={label}>
              <a href={searchPath(rest)} data-follow className={styles.chip}>
                <span className="visually-hidden">{`${t('search.remove')} `}</span>
                <span>{label}</span>
                <Icon name="close" size={14} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
