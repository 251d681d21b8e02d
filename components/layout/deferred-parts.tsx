'use client';

import { ConsentRoot } from '@/components/consent/consent-root';
import { NavigationRoot } from '@/components/navigation/navigation-root';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';

/** What every page has and none needs to be read: it comes when the page has come alive. */
export function DeferredParts({ optionalScripts }: { optionalScripts: OptionalScripts }) {
  return (
    <>
      <ConsentRoot ids={optionalScripts} />
      <NavigationRoot />
    </>
  );
}
