// Loaded before every test file (vitest.config.ts): a test that asks somebody else's machine fails, whatever becomes of the question.
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP, type LookupFunction, Socket } from 'node:net';
import { afterEach, expect } from 'vitest';

const OUR_NAME = /^(?:.+\.)?localhost$/i;
/** Names that nobody can have (RFC 2606). */
const NOBODYS_NAME = /(?:^|\.)(?:example|invalid)$/i;
const OUR_ADDRESS = /^(?:::ffff:)?127\.|^(?:::1|::|0\.0\.0\.0)$/i;

const asked: string[] = [];

/** The strangers asked for since this was last called. */
export const strangersAsked = () => asked.splice(0);

afterEach(() => {
  expect(strangersAsked(), 'hosts that are not this machine').toEqual([]);
});

function refusal(host: string): Error {
  asked.push(host);
  return new Error(`A test may ask this machine alone, and asked ${host}.`);
}

/** `connect` is called with a port and a host, or with an object of both, which Node itself hands on in a list. */
function hostOf([first, second]: unknown[]): string | undefined {
  if (Array.isArray(first)) return hostOf(first);
  if (typeof first !== 'object' || first === null) return typeof second === 'string' ? second : undefined;
  const { host, path } = first as { host?: string; path?: string };
  return path ? undefined : host;
}

const isStranger = (host: string) =>
  isIP(host) ? !OUR_ADDRESS.test(host) : !OUR_NAME.test(host) && !NOBODYS_NAME.test(host);

const connect: (this: Socket, ...how: never[]) => Socket = Socket.prototype.connect;
Object.assign(Socket.prototype, {
  connect(this: Socket, ...how: never[]) {
    const host = hostOf(how);
    if (host === undefined || !isStranger(host)) return connect.apply(this, how);
    const error = refusal(host);
    // As a name that cannot be looked up, which every client knows what to do with.
    const lookup: LookupFunction = (_host, _options, done) => process.nextTick(done, error);
    return this.connect({ port: 9, host: 'refused.invalid', lookup });
  },
});

/** Why a name is not looked up. No resolver is asked in a test, which could be slow, away, or know a name of ours otherwise. */
function unknown(host: string): Error | undefined {
  if (isIP(host) || OUR_NAME.test(host)) return undefined;
  if (!NOBODYS_NAME.test(host)) return refusal(host);
  return Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND', hostname: host });
}

const known = (host: string) => (isIP(host) ? host : 'localhost');
const { lookup } = dns;
const { lookup: promisedLookup } = dns.promises;
Object.assign(dns, {
  lookup(host: string, ...rest: [never, never]) {
    const error = unknown(host);
    const answer = rest.at(-1) as unknown as (error: Error) => void;
    if (error) process.nextTick(answer, error);
    else lookup(known(host), ...rest);
  },
});
Object.assign(dns.promises, {
  async lookup(host: string, ...rest: [never]) {
    const error = unknown(host);
    if (error) throw error;
    return promisedLookup(known(host), ...rest);
  },
});
syncBuiltinESMExports();
