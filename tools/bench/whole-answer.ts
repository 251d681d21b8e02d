import { get, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The body stays compressed. */
export interface WholeAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

export function wholeAnswer(url: string, headers: Record<string, string>): Promise<WholeAnswer> {
  return new Promise((done, fail) => {
    get(url, { headers }, async (response) => {
      const said = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
      const body = await buffer(response);
      done({ status: response.statusCode ?? 0, headers: Object.fromEntries(said), body });
    }).on('error', fail);
  });
}
