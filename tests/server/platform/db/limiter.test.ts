import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '@/server/platform/db/limiter';
import { passedMs } from '@/server/ports/clock';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (total: number, perKey: number) =>
  createLimiter({ total, perKey, patienceMs: 1000, refusal: () => new Error('too long') }).run;

/** Work that ends when it is told to. */
function works() {
  const inside: string[] = [];
  const end = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      inside.push(name);
      end.set(name, () => {
        inside.splice(inside.indexOf(name), 1);
        done(name);
      });
    });
  return { inside, work, finish: (name: string) => end.get(name)?.() };
}
const turns = () => vi.advanceTimersByTimeAsync(0);

describe('rule 15.18: a queue in front of the pool', () => {
  it('lets in so many that want the same, and others past them', async () => {
    const { inside, work, finish } = works();
    const inTurn = open(3, 1);
    const done = [inTurn(['a'], work('a1')), inTurn(['a'], work('a2')), inTurn(['b'], work('b1'))];
    await turns();
    expect(inside).toEqual(['a1', 'b1']);
    finish('a1');
    await turns();
    expect(inside).toEqual(['b1', 'a2']);
    finish('b1');
    finish('a2');
    expect(await Promise.all(done)).toEqual(['a1', 'a2', 'b1']);
  });

  it('and no more than so many in all', async () => {
    const { inside, work, finish } = works();
    const inTurn = open(2, 2);
    const done = ['a', 'b', 'c'].map((key) => inTurn([key], work(key)));
    await turns();
    expect(inside).toEqual(['a', 'b']);
    finish('b');
    await turns();
    expect(inside).toEqual(['a', 'c']);
    finish('a');
    finish('c');
    await Promise.all(done);
  });

  it('those who want the same things the other way round all get their turn', async () => {
    const inTurn = open(5, 1);
    const done = Array.from({ length: 20 }, (_, i) =>
      inTurn(i % 2 ? ['a', 'b'] : ['b', 'a'], async () => {
        await Promise.resolve();
        return i;
      }),
    );
    expect((await Promise.all(done)).length).toBe(20);
  });

  it('who has waited too long is sent away, and takes nobody’s place', async () => {
    const { inside, work, finish } = works();
    const inTurn = open(5, 1);
    const first = inTurn(['a'], work('first'));
    const late = expect(inTurn(['a', 'b'], work('late'))).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(1000);
    await late;
    const next = inTurn(['a', 'b'], work('next'));
    finish('first');
    await turns();
    expect(inside).toEqual(['next']);
    finish('next');
    await Promise.all([first, next]);
  });

  it('while the process stands still nobody has waited', async () => {
    const { inside, work, finish } = works();
    const inTurn = open(1, 1);
    const first = inTurn([], work('first'));
    const second = inTurn([], work('second'));
    const third = expect(inTurn([], work('third'))).rejects.toThrow('too long');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(passedMs() + 1900);
    await vi.advanceTimersByTimeAsync(1000);
    clock.mockRestore();
    finish('first');
    await turns();
    expect(inside).toEqual(['second']);
    await vi.advanceTimersByTimeAsync(900);
    await third;
    finish('second');
    await Promise.all([first, second]);
  });

  it('work that fails leaves its place', async () => {
    const inTurn = open(1, 1);
    await expect(inTurn(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inTurn(['a'], async () => 'yes')).toBe('yes');
  });
});
