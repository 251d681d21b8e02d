import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Report } from './part';
import type { Site } from './site';

export interface Answer {
  /** 0 without an answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: number;
}

export interface Asking {
  method?: string;
  headers?: Record<string, string | string[]>;
  /** Text and octets are sent unchanged, the rest as JSON. */
  body?: unknown;
}

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
const PATIENCE_MS = 60_000;

let people = 0;
/** A new 10.x.y.z address, so that limits per address start at zero. */
const newAddress = () => {
  people += 1;
  return `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`;
};

/** A visitor with cookies. Writes its address into X-Forwarded-For, as the shop's proxy would. Follows no redirect. */
export function createVisitor(
  site: Pick<Site, 'port' | 'brands'>,
  report: Pick<Report, 'answered'>,
  { host = site.brands[0].host, address = newAddress(), sockets = 4 } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const cookies = new Map<string, string>();

  function ask(path: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Answer> {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    const sent = isRaw ? (body as string | Buffer | undefined) : JSON.stringify(body);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = {
      host,
      ...(address && { 'x-forwarded-for': address }),
      ...(cookie && { cookie }),
      ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
      ...headers,
    };
    return new Promise((done) => {
      const failed = (error: unknown) => {
        report.answered(0);
        done({ status: 0, headers: {}, text: String(error), bytes: 0 });
      };
      const options = { host: '127.0.0.1', port: site.port, path, method, agent, headers: all, timeout: PATIENCE_MS };
      const asked = request(options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', failed);
        answer.on('end', async () => {
          keep(answer.headers['set-cookie'] ?? []);
          report.answered(answer.statusCode ?? 0);
          const whole = Buffer.concat(parts);
          const decode = decoders[answer.headers['content-encoding'] as keyof typeof decoders];
          const text = String(whole.length > 0 && decode ? await decode(whole) : whole);
          done({ status: answer.statusCode ?? 0, headers: answer.headers, text, bytes: whole.length });
        });
      });
      asked.on('timeout', () => asked.destroy(new Error(`${PATIENCE_MS / 1000} s without an answer`)));
      asked.on('error', failed);
      asked.end(sent);
    });
  }

  function keep(lines: string[]) {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /;\s*max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  async function change(path: string, body?: unknown, { method = 'POST', headers = {} }: Asking = {}): Promise<Answer> {
    if (!cookies.has('XSRF-TOKEN')) await ask('/api/v1/token');
    const own = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' };
    return ask(`/api/v1${path}`, { method, body, headers: { ...own, ...headers } });
  }

  async function read<T>(path: string): Promise<T> {
    return jsonOf<T>(await ask(`/api/v1${path}`));
  }

  return { ask, change, read, cookies, address, host, leave: () => agent.destroy() };
}

export type Visitor = ReturnType<typeof createVisitor>;

export function jsonOf<T>({ text }: Pick<Answer, 'text'>): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined as T;
  }
}
