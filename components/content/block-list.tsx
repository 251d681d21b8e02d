import { ArticleGrid } from '@/components/catalogue/article-grid';
import type { Elements } from '@/components/elements';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Block, headingId } from '@/lib/content/blocks';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import goods from './articles-block.module.css';
import styles from './block-list.module.css';
import { DataTable } from './data-table';
import faq from './faq.module.css';
import { Figure } from './figure';
import paper from './fill-in-sheet.module.css';
import { Inline } from './inline';
import { LinkCards } from './link-cards';

type ShopBlock = 'contact' | 'shipping';

interface Props {
  blocks: Block[];
  /** The articles of each `articles` block, by its search. */
  articles?: Record<string, ArticleListItem[]>;
  /** The blocks with the shop's own data. */
  shopBlocks?: Partial<Record<ShopBlock, Elements>>;
}

/** Shows long-form text in a reading column; wide blocks break out of it. */
export function BlockList({ blocks, articles = {}, shopBlocks = {} }: Props) {
  const place = (block: Block) => {
    switch (block.type) {
      case 'contact':
      case 'shipping':
        return shopBlocks[block.type];
      case 'articles':
        return <ArticlesBlock block={block} articles={articles[block.search] ?? []} />;
      default:
        return <OneBlock block={block} />;
    }
  };
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Placed key={index} block={block}>
          {place(block)}
        </Placed>
      ))}
    </div>
  );
}

const WIDE: Block['type'][] = ['picture', 'articles', 'links'];

function Placed({ block, children }: { block: Block; children: Elements }) {
  if (block.type === 'heading') return children;
  return <div className={WIDE.includes(block.type) ? styles.wide : styles[block.type]}>{children}</div>;
}

function OneBlock({ block }: { block: Exclude<Block, { type: ShopBlock | 'articles' }> }) {
  switch (block.type) {
    case 'lead':
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h2';
      return (
        <Heading id={headingId(block)} className={block.level === 3 ? styles.h3 : styles.h2}>
          {block.text}
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'faq':
      return <Faq items={block.items} />;
    case 'table':
      return <DataTable table={block} />;
    case 'picture':
      return <Figure picture={block} />;
    case 'quote':
      return (
        <figure>
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          {block.by ? <figcaption>{block.by}</figcaption> : null}
        </figure>
      );
    case 'callout':
      return (
        <>
          <p className={styles.calloutTitle}>{block.title}</p>
          <p>
            <Inline text={block.text} />
          </p>
        </>
      );
    case 'links':
      return <LinkCards items={block.items} />;
    case 'sheet':
      return <FillInSheet sheet={block} />;
  }
}

function ArticlesBlock({
  block,
  articles,
}: {
  block: Extract<Block, { type: 'articles' }>;
  articles: ArticleListItem[];
}) {
  if (articles.length === 0) return null;
  const id = headingId({ text: block.title });
  return (
    <section aria-labelledby={id} className={goods.section}>
      <div className={goods.top}>
        <h2 id={id} className={goods.title}>
          {block.title}
        </h2>
        {block.link ? (
          <ButtonLink href={block.link.href} look="secondary">
            {block.link.text}
          </ButtonLink>
        ) : null}
      </div>
      <ArticleGrid articles={articles} />
    </section>
  );
}

/** Questions that open without scripts, and that the browser's search finds. */
function Faq({ items }: { items: { question: string; answer: string[] }[] }) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.question} className={faq.item}>
          <summary className={faq.question}>
            <span>{item.question}</span>
            <span className={faq.mark}>
              <Icon name="down" size={20} />
            </span>
          </summary>
          <div className={faq.answer}>
            {item.answer.map((text) => (
              <p key={text}>
                <Inline text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

/** A form to fill in on paper, or to copy into an email. */
function FillInSheet({ sheet }: { sheet: Extract<Block, { type: 'sheet' }> }) {
  return (
    <section className={paper.sheet} aria-label={sheet.title}>
      <p className={paper.title}>{sheet.title}</p>
      <p className={paper.text}>{sheet.text}</p>
      <ul className={paper.lines}>
        {sheet.lines.map((line) => (
          <li key={line} className={paper.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
