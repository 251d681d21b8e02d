import { type InlinePart, inlineParts } from '@/lib/content/inline-parts';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './inline.module.css';

export function Inline({ text }: { text: string }) {
  return inlineParts(text).map((part, index) => <Part key={`${index}-${part.text}`} part={part} />);
}

function Part({ part }: { part: InlinePart }) {
  if (part.kind === 'text') return <span>{keepTogether(part.text)}</span>;
  if (part.kind === 'strong') return <strong className={styles.strong}>{keepTogether(part.text)}</strong>;
  if (part.kind === 'code') return <code className={styles.code}>{part.text}</code>;
  return (
    <a href={part.href} data-follow={part.href.startsWith('/') || undefined} className={styles.link}>
      {part.text}
    </a>
  );
}
