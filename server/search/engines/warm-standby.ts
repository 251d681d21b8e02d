import type { IndexSource, SearchEngine } from '@/server/ports/search-engine';

interface Needs {
  standby: Pick<SearchEngine, 'index'>;
  catalogue: { indexed(): IndexSource; size(): Promise<number> };
  /** Of more articles than that it is never filled. */
  mostHeld: number;
}

export type Warmth = 'no' | 'soon' | 'yes';

/** A standby that reads the catalogue when it is wanted, once: its memory is not for nothing. */
export function createWarmStandby({ standby, catalogue, mostHeld }: Needs) {
  let warm: 'no' | 'yes' | Promise<void> = 'no';

  async function fill() {
    if ((await catalogue.size()) > mostHeld) throw new Error('The articles are too many for the memory of the shop.');
    await standby.index(catalogue.indexed());
  }

  return {
    is: (): Warmth => (typeof warm === 'string' ? warm : 'soon'),
    /** Resolves when it can answer. Throws when reading fails, or when it has no room. */
    warmUp(): Promise<void> {
      if (warm === 'yes') return Promise.resolve();
      if (warm !== 'no') return warm;
      const filling: Promise<void> = fill().then(
        () => {
          if (warm === filling) warm = 'yes';
        },
        (error) => {
          if (warm === filling) warm = 'no';
          throw error;
        },
      );
      warm = filling;
      return warm;
    },
    /** What it holds, or is being filled with, is out of date. */
    cool() {
      warm = 'no';
    },
  };
}
