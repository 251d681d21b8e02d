import { isIP, isIPv4 } from 'node:net';

const UNKNOWN = 'unknown';

/**
 * Who asks, as the door writes it on the way to Next (server/page-door/forwarded.ts): an address that a machine has, never what a
 * caller says of itself (rule 7.12).
 */
export function clientAddress(request: Request): string {
  const address = addressOf(request.headers.get('x-forwarded-for') ?? '');
  return address === undefined ? UNKNOWN : networkOf(address);
}

/**
 * The address a request came from. Each proxy adds who called it at the end of X-Forwarded-For, so what stands further to the
 * left than our own proxies wrote is a claim of the caller, and where it holds less than they write, they wrote none of it.
 * @param socket what the connection says of its other end
 * @param forwarded the header, as it came
 * @param proxies how many of ours stand in front
 */
export function callerOf(socket: string | undefined, forwarded: string, proxies: number): string {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  const told = proxies > 0 ? entries.at(-proxies) : undefined;
  return addressOf(told ?? '') ?? addressOf(socket ?? '') ?? UNKNOWN;
}

/** An address by itself; undefined for what is none. Some proxies write a port beside it, and IPv4 comes in IPv6's clothes. */
function addressOf(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? text.replace(/^(\d+(?:\.\d+){3}):\d{1,5}$/, '$1');
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (isIP(address) === 0) return undefined;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
  return mapped ? bytes.join('.') : groups.map((group) => group.toString(16)).join(':');
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) =>
    [a * 256 + Number(b), c * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [left = [], right] = hex.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = right ? 8 - left.length - right.length : 0;
  return [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}

/** One IPv6 customer has a whole /64 to call from. */
const networkOf = (address: string) =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
