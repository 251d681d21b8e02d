import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with a call, and whether before or after it had its effect. */
export type Fault = `${'timeout' | '500' | 'reset'}-${'before' | 'after'}`;
const FAULTS: Fault[] = ['timeout-before', 'timeout-after', '500-before', '500-after', 'reset-before', 'reset-after'];

export interface FaultSettings {
  /** The same seed, the same faults in the same order. */
  seed?: number;
  /** How many of the calls go wrong by themselves, 0–1. */
  faultRate?: number;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Tells the server which of its own `fetch` a call is of. */
const CALL = 'x-test-call';

/** A server on this machine whose calls fail on demand: by silence, by a 500, or by a connection that breaks. */
export async function serveFaulty(
  answer: (request: Request) => Response | Promise<Response>,
  { seed = 1, faultRate = 0 }: FaultSettings = {},
) {
  const random = seededRandom(seed);
  const waiting: { fault: Fault; call: RegExp }[] = [];
  /** 'POST /v1/payments', as they came. */
  const calls: string[] = [];
  let rate = faultRate;
  const patient = new Map<string, AbortController>();
  let asked = 0;

  /** Runs out of patience as soon as the server has chosen to be silent: time-outs without waiting, on any machine. */
  async function impatient(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const call = String(++asked);
    const ending = new AbortController();
    patient.set(call, ending);
    const headers = new Headers(init.headers);
    headers.set(CALL, call);
    const signal = AbortSignal.any([ending.signal, ...(init.signal ? [init.signal] : [])]);
    try {
      return await fetch(input, { ...init, headers, signal });
    } finally {
      patient.delete(call);
    }
  }

  function faultOf(call: string): Fault | undefined {
    const next = waiting.findIndex((one) => one.call.test(call));
    if (next >= 0) return waiting.splice(next, 1)[0]?.fault;
    return random() < rate ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined;
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = await readRequest(incoming);
    const call = `${request.method} ${incoming.url}`;
    calls.push(call);
    const fault = faultOf(call);
    const response = fault?.endsWith('before') ? undefined : await answer(request);
    if (fault?.startsWith('timeout'))
      return patient.get(request.headers.get(CALL) ?? '')?.abort(new DOMException('No answer', 'TimeoutError'));
    if (fault?.startsWith('reset')) return void incoming.socket.destroy();
    const given = fault ? new Response('{}', { status: 500 }) : response;
    outgoing.writeHead(given?.status ?? 500, Object.fromEntries(given?.headers ?? []));
    outgoing.end(await given?.text());
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** For adapters: see `impatient`. */
    fetch: impatient,
    calls,
    random,
    /** The next call that fits goes wrong. */
    fault: (fault: Fault, call = /./) => void waiting.push({ fault, call }),
    /** From here on nothing goes wrong by itself. */
    calm() {
      rate = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const { method = 'GET', url = '/' } = incoming;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : Buffer.concat(chunks);
  return new Request(`http://${incoming.headers.host}${url}`, { method, headers, body });
}
