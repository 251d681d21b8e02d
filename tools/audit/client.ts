import { randomUUID } from 'node:crypto';
import type { OpenApi, Operation } from './open-api';
import type { Report } from './part';
import { type Answer, jsonOf, type Visitor } from './visitor';

export interface Call {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Replaces the body. */
  raw?: string | Buffer;
}

export interface Good {
  operation: Operation;
  call: Call;
  visitor: Visitor;
  asNobody: boolean;
}

const segment = (value: string | number) => encodeURIComponent(String(value));

/** Text that is not well-formed is sent as its octets. */
export function addressOf({ path }: Pick<Operation, 'path'>, call: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => safe(call.path?.[name] ?? ''));
  const query = Object.entries(call.query ?? {}).map(([name, value]) => `${segment(name)}=${safe(value)}`);
  return `/api/v1${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

const safe = (value: string | number) => segment(String(value).toWellFormed());

/** Knows operations by id, and checks every answer against the document. */
export function createClient(api: OpenApi, report: Report, anybody: () => Visitor) {
  const good = new Map<string, Good>();
  const byId = new Map(api.operations.map((operation) => [operation.id, operation]));

  async function send(operation: Operation, visitor: Visitor, call: Call): Promise<Answer> {
    const wants = (name: string) => operation.parameters.some((one) => one.in === 'header' && one.name === name);
    const needsToken = wants('X-XSRF-TOKEN');
    if (needsToken && !visitor.cookies.has('XSRF-TOKEN')) await visitor.ask('/api/v1/token');
    const headers: Record<string, string> = {
      ...(wants('X-Requested-With') && { 'x-requested-with': 'XMLHttpRequest' }),
      ...(needsToken && { 'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN') ?? '' }),
      ...(wants('Idempotency-Key') && { 'idempotency-key': randomUUID() }),
      ...(call.raw !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    };
    const body = call.raw ?? call.body;
    const answer = await visitor.ask(addressOf(operation, call), {
      method: operation.method,
      headers,
      body: body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body) ? JSON.stringify(body) : body,
    });
    const place = `${operation.method} ${operation.path}`;
    const fault = api.fault(operation, answer.status, answer.headers['content-type'], answer.text);
    if (answer.status === 0) report.find(place, `did not answer: ${answer.text}`);
    else if (answer.status >= 500 && answer.status !== 503)
      report.find(place, `answers ${answer.status} to ${described(call)}`);
    else if (fault) report.find(place, `${fault} (to ${described(call)})`);
    return answer;
  }

  /** A call that should succeed; it is kept as the one to vary. */
  async function well<T>(id: string, visitor: Visitor, asked: Call = {}): Promise<T> {
    const operation = byId.get(id);
    const call = operation?.body ? asked : { ...asked, body: undefined };
    if (!operation) {
      report.find(id, 'is no operation of the document any more');
      return undefined as T;
    }
    const asNobody = !visitor.cookies.has('session') && !visitor.cookies.has('counterSession');
    const answer = await send(operation, visitor, call);
    const isWell = answer.status >= 200 && answer.status < 300;
    const one = asNobody ? anybody() : visitor;
    if (isWell) good.set(id, { operation, call, visitor: one, asNobody });
    else
      report.find(
        `${operation.method} ${operation.path}`,
        `a good call answers ${answer.status}: ${answer.text.slice(0, 200)}`,
      );
    return jsonOf<T>(answer);
  }

  const has = (id: string) => byId.has(id);

  return { send, well, has, good, operations: api.operations };
}

export type Client = ReturnType<typeof createClient>;

function described({ path, query, headers, body, raw }: Call): string {
  const what = { path, query, headers, body: raw === undefined ? body : String(raw).slice(0, 60) };
  return JSON.stringify(what, (_, value) =>
    typeof value === 'string' && value.length > 60 ? `${value.slice(0, 60)}…` : value,
  ).slice(0, 300);
}
