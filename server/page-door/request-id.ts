import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export const REQUEST_ID = 'x-request-id';

/** The form proxies give it: no email address and no line break of a log. */
const PLAUSIBLE = /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Loopback and private networks, where our own proxies stand. */
const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Whether our own proxy forwarded the request: it comes from nearby, with one X-Forwarded-For entry per proxy. */
export function cameByProxy({ headers, socket }: Asked, proxies: number): boolean {
  const { remoteAddress: address = '' } = socket;
  const entries = [headers['x-forwarded-for']].flat().join(',').split(',').filter(Boolean);
  return proxies > 0 && entries.length >= proxies && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns the id of a request in every log: its proxy's, or a new one. A caller's own is ignored. */
export function requestIdOf(request: Asked, proxies: number): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' && PLAUSIBLE.test(given) && cameByProxy(request, proxies) ? given : randomUUID();
}
