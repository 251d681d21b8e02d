import type { MouseEvent, ReactNode } from 'react';
import type { Option } from '@/lib/search/options';

export interface Lines {
  id: string;
  options: Option[];
  /** The id of the line that the arrow keys are on. */
  active?: string;
  idOf: (index: number) => string;
  follow: (option: Option) => (event: MouseEvent) => void;
}

/** A line of the popup: a link, so that it opens in a new tab as links do, and an option of the listbox. */
export function LineLink({
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
