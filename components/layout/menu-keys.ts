/**
 * The link an arrow key leads to from a link of the desktop menu: along the bar, down into a panel and up out of it,
 * between the columns of a panel. Undefined where the key leads nowhere.
 */
export function nextInMenu(bar: HTMLElement, focused: HTMLElement, key: string): HTMLElement | undefined {
  const column = focused.closest<HTMLElement>('[data-column]');
  const entry = focused.closest<HTMLElement>('li[data-entry]');
  const tops = [...bar.querySelectorAll<HTMLElement>(':scope > li > a')];
  if (!column) {
    const at = tops.indexOf(focused);
    if (key === 'ArrowDown') return entry?.querySelector<HTMLElement>('[data-column] a') ?? undefined;
    return along(tops, at, key, 'ArrowLeft', 'ArrowRight');
  }
  const columns = [...(entry?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side) return columns[columns.indexOf(column) + side]?.querySelector('a') ?? undefined;
  const links = columns.flatMap((one) => [...one.querySelectorAll<HTMLElement>('a')]);
  const at = links.indexOf(focused);
  return key === 'ArrowUp' && at === 0
    ? (entry?.querySelector<HTMLElement>('a') ?? undefined)
    : along(links, at, key, 'ArrowUp', 'ArrowDown');
}

function along(links: HTMLElement[], at: number, key: string, back: string, on: string): HTMLElement | undefined {
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  return key === on ? links[at + 1] : key === back ? links[at - 1] : undefined;
}
