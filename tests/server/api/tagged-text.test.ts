import { describe, expect, it } from 'vitest';
import { taggedText } from '@/server/api/tagged-text';

const ask = (tag?: string) =>
  new Request('http://localhost:3000/feeds/x.tsv', { headers: tag ? { 'If-None-Match': tag } : {} });

describe('rule 12.9: text that is sent as it is made', () => {
  const answer = (tag?: string, made: string[] = []) =>
    taggedText(ask(tag), {
      mark: 'a',
      type: 'text/plain',
      async *body() {
        for (const piece of ['one\n', 'two\n', 'three\n']) {
          made.push(piece);
          yield piece;
        }
      },
    });

  it('rule 12.10: names the page that is shown in its place, also to who has it', () => {
    const page = 'https://shop.example/product/sko';
    for (const sent of [undefined, '*']) {
      const said = taggedText(ask(sent), { mark: 'a', type: 'text/markdown', body: () => 'a', canonical: page });
      expect(said.headers.get('link')).toBe(`<${page}>; rel="canonical"`);
    }
    expect(answer().headers.has('link')).toBe(false);
  });

  it('has a tag of its mark, and is whole', async () => {
    const whole = answer();
    expect(whole.headers.get('etag')).toMatch(/^W\/".+"$/);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=60');
    expect(await whole.text()).toBe('one\ntwo\nthree\n');
  });

  const tag = answer().headers.get('etag') ?? '';
  it.each([tag, tag.slice(2), `"x", ${tag}`, '*'])('is not made again for who sends %s', async (sent) => {
    const made: string[] = [];
    const known = answer(sent, made);
    expect([known.status, await known.text(), made]).toEqual([304, '', []]);
  });

  it('is made for who has another', () => {
    expect(answer('"x"').status).toBe(200);
  });

  it('makes no more than is read, and ends when nobody reads on', async () => {
    const made: string[] = [];
    const reader = answer(undefined, made).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(made.length).toBeLessThan(3);
  });
});
