import type { Elements } from '@/components/elements';
import { type Block, headingId } from '@/lib/content/blocks';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import { ArticlesBlock } from './articles-block';
import styles from './block-list.module.css';
import { DataTable } from './data-table';
import { Faq } from './faq';
import { Figure } from './figure';
import { FillInSheet } from './fill-in-sheet';
import { Inline } from './inline';
import { LinkCards } from './link-cards';

type FactBlock = 'contact' | 'shipping';

interface Props {
  blocks: Block[];
  /** What each `articles` block found, by its search. A block that found nothing leaves no hole. */
  articles?: Record<string, ArticleListItem[]>;
  /** What stands where the shop's own facts are asked for. */
  facts?: Partial<Record<FactBlock, Elements>>;
}

/** Long-form text: every block in its place in the reading column, wide ones breaking out of it. */
export function BlockList({ blocks, articles = {}, facts = {} }: Props) {
  const place = (block: Block) => {
    switch (block.type) {
      case 'contact':
      case 'shipping':
        return facts[block.type];
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

function OneBlock({ block }: { block: Exclude<Block, { type: FactBlock | 'articles' }> }) {
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
