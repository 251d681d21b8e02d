import { addDays } from '@/lib/dates/dates';

/** Rule 18.35. */
const KEPT_DAYS = 30;

export const dueBefore = (now: Date) => addDays(now, -KEPT_DAYS);

const NAME = /^(originals|masters)\/(..)\/([0-9a-f]+)/;

/** The id of the photograph whose master this is; undefined for an original. */
function idOf(name: string): string | undefined {
  const [, kind, , id] = NAME.exec(name) ?? [];
  return kind === 'masters' ? id : undefined;
}

/** How the names of all that is made of this file begin; an original has only masters, which are named by themselves. */
export function derivedBeginning(name: string): string | undefined {
  const id = idOf(name);
  return id && `derived/${id.slice(0, 2)}/${id}`;
}

/** How the addresses begin that show what is made of this file. */
export function addressBeginning(name: string): string | undefined {
  const id = idOf(name);
  return id && `/bilder/${id}`;
}

interface Used {
  /** Of photographs that are named. */
  ids: ReadonlySet<string>;
  /** Of the originals they were cut from. */
  hashes: ReadonlySet<string>;
}

export function isUsed(name: string, { ids, hashes }: Used): boolean {
  const [, kind, , rest = ''] = NAME.exec(name) ?? [];
  return kind === 'masters' ? ids.has(rest) : hashes.has(rest);
}
