import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isOwnNetwork } from './own-networks';

const inOwnNetwork = (host: string) => new Error(`${host} is in our own network`);

/** Refuses our own network while connecting, as a second lookup could return another address (DNS rebinding). */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address`), '', 0);
    if (found.some(({ address }) => isOwnNetwork(address))) return done(inOwnNetwork(host), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });

/** A connection to a plain address looks nothing up. @throws unless it is https, and not to an address of our own network */
export function assertPublic(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:') throw new Error(`${url.origin} is not https`);
  if (isIP(host) && isOwnNetwork(host)) throw inOwnNetwork(host);
}
