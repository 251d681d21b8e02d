import { type Check, together } from './check';
import { writeRaw } from './raw';

const EVIL = 'evil.example';

/** Ambiguous request boundaries are refused, and the connection is closed. */
export const smuggling: Check = async ({ visitor, expect, site }) => {
  const { host } = visitor();
  const head = `POST /api/v1/articles/search HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  const inner = `GET /smuggled HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const odd: Record<string, string> = {
    'a length and chunks': `${head}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`,
    'chunks and a length': `${head}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n1\r\nZ\r\n0\r\n\r\n${inner}`,
    'two lengths': `${head}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}${inner}`,
    'a length with a sign': `${head}Content-Length: +2\r\n\r\n{}${inner}`,
    'a length of two': `${head}Content-Length: 2, 40\r\n\r\n{}${inner}`,
    'chunks by another name': `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`,
    'chunks with a blank before': `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${inner}`,
    'a folded line': `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n`,
    'a chunk that is no number': `${head}Transfer-Encoding: chunked\r\n\r\nxyz\r\n{}\r\n0\r\n\r\n${inner}`,
    'NUL in a header': `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: a\0b\r\n\r\n`,
    'two hosts': `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: ${EVIL}\r\n\r\n`,
    'no host': 'GET / HTTP/1.1\r\n\r\n',
    'no HTTP': 'GIMME /\r\n\r\n',
    'a header of 100 kB': `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`,
    'thousands of headers': `GET / HTTP/1.1\r\nHost: ${host}\r\n${Array.from({ length: 4000 }, (_, at) => `X-${at}: a`).join('\r\n')}\r\n\r\n`,
    'an address of 100 kB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  };
  await Promise.all(
    Object.entries(odd).map(async ([what, octets]) => {
      const { text, statuses, closed } = await writeRaw(site.port, octets);
      const [first] = statuses;
      expect(!/smuggled/.test(text) && statuses.length <= 1, what, `is read as ${statuses.length} requests`);
      expect(first === undefined || (first >= 400 && first < 500), what, `answers ${first}`);
      expect(closed || octets.startsWith('GET'), what, 'leaves the connection open');
    }),
  );
  const big = await writeRaw(site.port, `${head}Content-Length: 1000000000\r\n\r\n{"a":"${'x'.repeat(300_000)}`);
  expect([413, 419].includes(big.statuses[0] ?? 413), 'a body of 1 GB', `answers ${big.statuses[0]}`);
};

/** Slow requests are ended and block nobody. */
export const slowly: Check = async ({ visitor, expect, site }) => {
  const { host } = visitor();
  const half = together(60, () =>
    writeRaw(site.port, `GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `, { patienceMs: 25_000 }),
  );
  const body = `POST /api/v1/articles/search HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{`;
  const bodies = together(40, () => writeRaw(site.port, body, { patienceMs: 30_000 }));
  const others = await together(10, () => visitor().ask('/api/v1/shops'));
  expect(
    others.every(({ status }) => status === 200),
    'a hundred half requests',
    'keep others from an answer',
  );
  const open = [...(await half), ...(await bodies)].filter(({ closed }) => !closed).length;
  expect(open === 0, 'a hundred half requests', `${open} are still open after 30 s`);
};
