import { Icon } from '@/components/ui/icon';
import { Quoted } from '@/components/ui/quoted';
import { t } from '@/lib/messages';
import { searchPath } from '@/lib/routes/paths';
import { quoted } from '@/lib/search/search-text';
import { withoutWords } from '@/lib/search/without-words';
import styles from './search-note.module.css';

interface Props {
  /** As typed. */
  words: string;
  corrected?: string;
  relaxed?: string[];
  /** The words of `relaxed` that some results do match. */
  partly?: string[];
  understood?: { written: string; label: string }[];
}

const inWords = new Intl.ListFormat('nb', { type: 'conjunction' });
const orWords = new Intl.ListFormat('nb', { type: 'disjunction' });
const inQuotes = (words: string[]) => words.map((word) => `«${word}»`);

/** Says how the words were understood: corrected, ignored, or taken as filters that can be removed. */
export function SearchNote({ words, corrected, relaxed = [], partly = [], understood = [] }: Props) {
  const searched = corrected ?? words;
  const ignored = relaxed.filter((word) => !partly.includes(word));
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
      {ignored.length > 0 ? (
        <p className={styles.note}>
          <Quoted text={t('search.relaxed', { words: inWords.format(inQuotes(ignored)) })} />
        </p>
      ) : null}
      {partly.length > 0 ? (
        <p className={styles.note}>
          <Quoted
            text={t('search.partly', {
              count: partly.length,
              all: inWords.format(inQuotes(partly)),
              any: orWords.format(inQuotes(partly)),
            })}
          />
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
