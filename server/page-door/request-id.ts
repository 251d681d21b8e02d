import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

export const REQUEST_ID = 'x-request-id';

/** The form of proxies' ids: no email address, no line break. */
const PLAUSIBLE = /^(?=.*[A-Za-z])[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

type Asked = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

export function cameByProxy({ headers, socket }: Asked, proxies: number): boolean {
  const { remoteAddress: address = '' } = socket;
  const entries = [headers['x-forwarded-for']].flat().join(',').split(',').filter(Boolean);
  return proxies > 0 && entries.length >= proxies && near.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Returns our proxy's request id, or a new one; a caller's own is ignored. */
export function requestIdOf(request: Asked, proxies: number): string {
  const given = request.headers[REQUEST_ID];
  return typeof given === 'string' && PLAUSIBLE.test(given) && cameByProxy(request, proxies) ? given : randomUUID();
}
