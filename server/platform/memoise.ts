import { systemMs } from '@/server/ports/clock';

/** Keeps loaded values for `keepMs`; a failed load is not kept. */
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
