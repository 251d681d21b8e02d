import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export const REQUEST_ID = 'x-request-id';

/** As proxies make them. Nothing that could be an address of mail, and nothing that could break a line of a log. */
const PLAUSIBLE = /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Where a proxy of ours stands: on this machine or in our own network. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Whether a proxy of ours brought it: it comes from near by, and says for whom as often as there are proxies. */
export function cameByProxy({ headers, socket }: Asked, proxies: number): boolean {
  const { remoteAddress: address = '' } = socket;
  const entries = [headers['x-forwarded-for']].flat().join(',').split(',').filter(Boolean);
  return proxies > 0 && entries.length >= proxies && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** The name of a request in every log it leaves a line in: its proxy's, or a new one. A caller's own word is none. */
export function requestIdOf(request: Asked, proxies: number): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' && PLAUSIBLE.test(given) && cameByProxy(request, proxies) ? given : randomUUID();
}
