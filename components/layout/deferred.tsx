'use client';

import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import type { LateParts } from './deferred-parts';

type Props = ComponentProps<typeof LateParts>;

/** Brings the late parts of the page. Without them it can still be read, and every link leads on. */
export function AfterLoad(props: Props) {
  const [Parts, setParts] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./deferred-parts').then(
          (loaded) => setParts(() => loaded.LateParts),
          (error: unknown) => console.info('A part of the page did not come', error),
        );
      }),
    [],
  );
  return Parts ? <Parts {...props} /> : null;
}
