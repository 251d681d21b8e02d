import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Quoted } from '@/components/ui/quoted';
import { useWords } from '@/components/words';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Mark } from '@/lib/search/marks';
import type { Option } from '@/lib/search/options';
import { countDoors, reachable } from '@/lib/shops/web-shop';
import { fill } from '@/lib/text/words';
import line from './article-line.module.css';
import recent from './recent-list.module.css';
import styles from './suggestion-list.module.css';

const groups = ['query', 'category', 'brand', 'article'] as const;

/** Shows the suggestions in groups, in the order of the arrow keys. */
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

interface Lines {
  id: string;
  options: Option[];
  /** The id of the line selected by the arrow keys. */
  active?: string;
  idOf: (index: number) => string;
  follow: (option: Option) => (event: MouseEvent) => void;
}

/** A line of the popup: an option of the listbox, and a link, so that it can open in a new tab. */
function LineLink({
  lines,
  index,
  className,
  children,
}: {
  lines: Lines;
  index: number;
  className?: string;
  children: ReactNode;
}) {
  const option = lines.options[index] as Option;
  const id = lines.idOf(index);
  return (
    <a
      id={id}
      role="option"
      aria-selected={lines.active === id}
      tabIndex={-1}
      href={option.href}
      data-follow
      className={className}
      onClick={lines.follow(option)}
    >
      {children}
    </a>
  );
}

function ArticleLine({ article, marks }: { article: ArticleListItem; marks: Mark[] }) {
  const words = useWords('search');
  const had = reachable(article.shops, article.onlyCC).length > 0;
  const shops = countDoors(article.shops);
  return (
    <>
      <span className={line.frame}>
        <Picture src={article.image} alt="" width={64} height={80} sizes="64px" className={line.picture} />
      </span>
      <span className={line.text}>
        <span className={line.brand}>{article.brand}</span>
        <span className={line.name}>
          <MarkedText text={article.name} marks={marks} />
        </span>
        <span className={line.facts}>
          <Price
            price={article.price}
            originalPrice={article.originalPrice}
            pant={article.pant}
            offer={article.campaigns.length > 0}
            words={words.price}
          />
          <span className={had ? line.stock : line.none}>
            {shops > 0 ? fill(words.stock, { count: shops }) : had ? words.webStock : words.soldOut}
          </span>
        </span>
      </span>
    </>
  );
}

/** Shows a text with the matches in bold. */
function MarkedText({ text, marks }: { text: string; marks: Mark[] }) {
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

function TypedText({ text, typed }: { text: string; typed: string }) {
  if (!text.startsWith(typed.toLowerCase())) return <b className={styles.rest}>{text}</b>;
  return (
    <span>
      <span>{text.slice(0, typed.length)}</span>
      <b className={styles.rest}>{text.slice(typed.length)}</b>
    </span>
  );
}

interface RecentProps extends Lines {
  onRemove: (search: string) => void;
  onClear: () => void;
}

/** Shows the last searches. A listbox holds only options, so the remove buttons stand beside it. */
export function RecentList({ onRemove, onClear, ...lines }: RecentProps) {
  const words = useWords('search');
  const searches = lines.options.flatMap((option) => (option.kind === 'recent' ? [option.text] : []));
  return (
    <>
      <div className={recent.head}>
        <span id={`${lines.id}-recent`}>{words.recent}</span>
        <button type="button" className={recent.clear} onClick={onClear}>
          {words.clearRecent}
        </button>
      </div>
      <div className={recent.columns}>
        <div id={lines.id} role="listbox" aria-labelledby={`${lines.id}-recent`}>
          {searches.map((search, index) => (
            <LineLink key={search} lines={lines} index={index} className={recent.line}>
              <Icon name="clock" size={18} />
              <span className={recent.text}>{search}</span>
            </LineLink>
          ))}
        </div>
        <div>
          {searches.map((search) => (
            <button
              key={search}
              type="button"
              className={recent.remove}
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
