import type { Delivered } from './suite';

/** A reader of its own, written from RFC 2045–2047 and not from the writer, of what the outbox writes. */
export function readEml(raw: string): Delivered & { headers: Map<string, string> } {
  const [head = '', body = ''] = cut(raw);
  const headers = readHeaders(head);
  const parts = partsOf(headers.get('content-type') ?? '', body);
  const part = (type: string) => parts.find((one) => one.type.startsWith(type))?.text.replaceAll('\r\n', '\n') ?? '';
  return {
    headers,
    from: fromWords(headers.get('from') ?? ''),
    to: (headers.get('to') ?? '').replace(/^<|>$/g, ''),
    subject: fromWords(headers.get('subject') ?? ''),
    text: part('text/plain'),
    html: part('text/html'),
    ...(headers.has('list-unsubscribe') && {
      unsubscribe: headers.get('list-unsubscribe'),
      unsubscribePost: headers.get('list-unsubscribe-post'),
    }),
  };
}

/** Also those within a part that is several itself. */
function partsOf(type: string, body: string): { type: string; text: string }[] {
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  if (!boundary) throw new Error('No boundary');
  const sections = `\r\n${body}`.split(`\r\n--${boundary}`);
  if (!sections.at(-1)?.startsWith('--')) throw new Error('Not closed');
  return sections.slice(1, -1).flatMap((section) => {
    const [head = '', content = ''] = cut(section.replace(/^\r\n/, ''));
    const type = readHeaders(head).get('content-type') ?? '';
    return type.startsWith('multipart/') ? partsOf(type, content) : [{ type, text: fromQuotedPrintable(content) }];
  });
}

function cut(text: string): [string, string] {
  const at = text.indexOf('\r\n\r\n');
  if (at < 0) throw new Error('No empty line after the header');
  return [text.slice(0, at), text.slice(at + 4)];
}

function readHeaders(head: string): Map<string, string> {
  const unfolded = head.replace(/\r\n[ \t]/g, ' ');
  return new Map(
    unfolded.split('\r\n').map((line) => {
      const at = line.indexOf(':');
      if (at < 1) throw new Error(`No header: ${line}`);
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}

const fromWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_word, base64: string) => Buffer.from(base64, 'base64').toString('utf8'));

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/[ \t]+\r\n/g, '\r\n')
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_hex, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
