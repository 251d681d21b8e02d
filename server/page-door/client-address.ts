import type { IncomingMessage } from 'node:http';
import { isIP, isIPv4 } from 'node:net';

const UNKNOWN = 'unknown';

/** Returns the caller that `writeCaller` wrote, an IPv6 address as its /64 network (rule 7.12). */
export function clientAddress(request: Request): string {
  const address = addressOf(request.headers.get('x-forwarded-for') ?? '');
  return address === undefined ? UNKNOWN : networkOf(address);
}

/**
 * Returns the address of the caller. Each proxy appends its own caller to X-Forwarded-For, so only the last `proxies` entries are
 * true. A header with fewer entries did not come through our proxies.
 */
export function callerOf(socket: string | undefined, forwarded: string, proxies: number): string {
  const entries = forwarded.split(',').map((entry) => entry.trim());
  const claimed = proxies > 0 ? entries.at(-proxies) : undefined;
  return addressOf(claimed ?? '') ?? addressOf(socket ?? '') ?? UNKNOWN;
}

/** Headers in which proxies and callers claim who asks, for which host and by which protocol. */
const CLAIMS =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(?:cf|fastly|fly)-.*)$/;

/** Replaces these headers by the door's own facts; only the protocol is taken from our proxy, where there is one. */
export function writeCaller(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): void {
  const { headers, socket } = request;
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
  const protocol = headers['x-forwarded-proto'];
  for (const name of Object.keys(headers)) if (CLAIMS.test(name)) delete headers[name];
  headers['x-forwarded-for'] = callerOf(socket.remoteAddress, forwarded, proxies);
  if (proxies > 0 && (protocol === 'http' || protocol === 'https')) headers['x-forwarded-proto'] = protocol;
}

/** Returns an address without port or zone, IPv4-mapped IPv6 as IPv4; undefined for anything else. */
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

function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) =>
    [a * 256 + Number(b), c * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  );
  const [left = [], right] = hex.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = right ? 8 - left.length - right.length : 0;
  return [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}

const networkOf = (address: string) =>
  address.includes(':') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address;
