import { ImportKind } from '@/lib/contracts/imports';
import { formatDateTime } from '@/lib/dates/dates';
import { forId, plain, type StaffDesk, StaffError, type Topic } from './topic';

const LONGEST_NAME = 60;
const ALL = 'all';

const access = async (desk: StaffDesk) => (await desk.imports()).keys;

/** 'stock,articles' → the kinds; 'all' is every one. */
function kindsOf(text: string): ImportKind[] {
  const names = text === ALL ? ImportKind.options : [...new Set(text.split(',').filter(Boolean))];
  return names.map((name) => {
    const { data } = ImportKind.safeParse(name);
    if (!data)
      throw new StaffError(`There is no kind "${plain(name)}"; there are ${ImportKind.options.join(', ')}, or ${ALL}.`);
    return data;
  });
}

const add = (name: string, kinds: string) => async (desk: StaffDesk) => {
  const may = kindsOf(kinds);
  if (may.length === 0) throw new StaffError('Say which kinds: --kinds stock,articles');
  const key = await (await access(desk)).add(name, may);
  return `${key}\n\nThe key "${name}", told this once. It may send ${may.join(', ')}.`;
};

async function list(desk: StaffDesk): Promise<string> {
  const keys = await (await access(desk)).all();
  const line = ({ id, name, kinds, createdAt, revokedAt }: (typeof keys)[number]) => {
    const when = `${revokedAt ? 'removed' : 'made'} ${formatDateTime(revokedAt ?? createdAt)}`;
    return `#${id}  ${name}  ${kinds.length === ImportKind.options.length ? ALL : kinds.join(',')}  ${when}`;
  };
  return keys.length === 0 ? 'There is no key.' : keys.map(line).join('\n');
}

const remove = (id: number) => async (desk: StaffDesk) => {
  if (!(await (await access(desk)).remove(id))) throw new StaffError(`There is no key ${id}.`);
  return `Key ${id} is removed: nothing can be sent with it any more.`;
};

/** Keys of systems that send prices, stock and the like over HTTP (docs/integrate.md). */
export const feedKeys: Topic = [
  {
    usage: 'add <name> --kinds <kind>,<kind>',
    what: 'a key for a system that sends these kinds of docs/feed.md over HTTP; --kinds all for every one',
    read([first, ...words]) {
      const at = words.indexOf('--kinds');
      const kinds = words[at + 1];
      const name = plain(words.slice(0, at).join(' ')).trim();
      const isWhole = first === 'add' && at > 0 && kinds !== undefined && words.length === at + 2;
      return isWhole && name !== '' && name.length <= LONGEST_NAME ? add(name, kinds) : undefined;
    },
  },
  { usage: 'list', what: 'the keys there are', read: (words) => (words.join(' ') === 'list' ? list : undefined) },
  forId('remove', 'end a key', remove),
];
