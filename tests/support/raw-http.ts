import { request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const decoders = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** One request as it is written here: no redirect followed, no header added, the body decoded. */
export function ask(base: URL, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port: base.port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', async () => {
        const body = Buffer.concat(parts);
        const decode = decoders[answer.headers['content-encoding'] as keyof typeof decoders];
        const plain = body.length > 0 && decode ? await decode(body) : body;
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text: String(plain) });
      });
    });
    sent.on('error', fail);
    sent.end();
  });
}
