'use client';

import { useLazy } from '@/components/ui/lazy';
import { useIdle } from '@/components/ui/use-idle';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';

const loadParts = () => import('./deferred-parts').then(({ DeferredParts }) => DeferredParts);

/** Loads the deferred parts of the page, which works without them. */
export function Deferred(props: { optionalScripts: OptionalScripts }) {
  const DeferredParts = useLazy(useIdle(), loadParts);
  return DeferredParts ? <DeferredParts {...props} /> : null;
}
