import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSuggester } from '@/components/search/use-suggestions';

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (found: string) => void;
  fail: (error: Error) => void;
}

function suggester() {
  const asked: Asked[] = [];
  const shown: (string | undefined)[] = [];
  const ask = (text: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      asked.push({ text, signal, answer, fail });
    });
  const made = createSuggester<string>({
    ask,
    show: (answer) => shown.push(answer && `${answer.text}: ${answer.found}`),
  });
  return { ...made, asked, shown };
}

describe('suggestions while typing', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const pause = () => vi.advanceTimersByTimeAsync(150);

  test('several letters in a row send one request', async () => {
    const { type, asked } = suggester();
    for (const text of ['j', 'ja', 'jak']) {
      type(text);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(asked).toEqual([]);
    await pause();
    expect(asked.map(({ text }) => text)).toEqual(['jak']);
  });

  test('rule 11.17: a late answer to an old text never replaces a newer one', async () => {
    const { type, asked, shown } = suggester();
    type('jak');
    await pause();
    type('jakke');
    await pause();
    asked[1]?.answer('new');
    await pause();
    asked[0]?.answer('old');
    await pause();
    expect(shown).toEqual(['jakke: new']);
  });

  test('rule 11.17: an answer that comes while the next text is being typed is dropped, and its request is ended', async () => {
    const { type, asked, shown } = suggester();
    type('jak');
    await pause();
    type('jakke');
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer('old');
    await vi.advanceTimersByTimeAsync(10);
    expect(shown).toEqual([]);
  });

  test('an emptied field shows nothing, whatever answers arrive', async () => {
    const { type, asked, shown } = suggester();
    type('jak');
    await pause();
    type('');
    asked[0]?.answer('old');
    await pause();
    expect(shown).toEqual([undefined]);
  });

  test('a failed request shows nothing; the next one is sent as usual', async () => {
    const { type, asked, shown } = suggester();
    type('jak');
    await pause();
    asked[0]?.fail(new Error('offline'));
    await pause();
    type('jakk');
    await pause();
    asked[1]?.answer('found');
    await pause();
    expect(shown).toEqual([undefined, 'jakk: found']);
  });

  test('shows nothing after stop', async () => {
    const { type, stop, asked, shown } = suggester();
    type('jak');
    await pause();
    stop();
    asked[0]?.answer('late');
    await pause();
    expect(shown).toEqual([]);
  });
});
