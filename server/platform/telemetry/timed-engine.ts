import { passedMs } from '@/server/ports/clock';
import type { SearchEngine } from '@/server/ports/search-engine';
import { measures } from './measures';

export function timedEngine<Engine extends SearchEngine>(engine: Engine): Engine {
  const timed =
    <Args extends unknown[], Result>(kind: 'search' | 'suggest', ask: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const begun = passedMs();
      try {
        return await ask.apply(engine, args);
      } finally {
        measures()?.searched(kind, (passedMs() - begun) / 1000);
      }
    };
  const own: Partial<SearchEngine> = {
    search: timed('search', engine.search),
    suggest: timed('suggest', engine.suggest),
  };
  return new Proxy(engine, { get: (from, name) => own[name as keyof SearchEngine] ?? Reflect.get(from, name) });
}
