import { systemMs } from '@/server/ports/clock';

/**
 * Keeps what was loaded under a name, so that who asks again gets the same object. `forget` drops everything; what
 * nobody tells of a change is loaded again after `keepMs`. A load that fails is not kept.
 */
export function createMemo(keepMs: number, now: () => number = systemMs) {
  const kept = new Map<string, { value: Promise<unknown>; at: number }>();
  return {
    remember<T>(name: string, load: () => Promise<T>): Promise<T> {
      const known = kept.get(name);
      if (known && now() - known.at < keepMs) return known.value as Promise<T>;
      const value = load();
      kept.set(name, { value, at: now() });
      value.catch(() => {
        if (kept.get(name)?.value === value) kept.delete(name);
      });
      return value;
    },
    forget: () => kept.clear(),
  };
}
