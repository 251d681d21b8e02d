import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part that brings its own script when it is first shown; nothing stands there meanwhile. `next/dynamic` does the same
 * for 2.5 KB more on every page that has one.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
