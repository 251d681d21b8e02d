'use client';

import type { OptionalScripts } from '@/lib/optional-scripts';
import { ConsentRoot } from '../consent/consent-root';
import { NavigationRoot } from '../navigation/navigation-root';

/** What every page has and none needs to be read: it comes when the page has come alive. */
export function LateParts({ optionalScripts }: { optionalScripts: OptionalScripts }) {
  return (
    <>
      <ConsentRoot ids={optionalScripts} />
      <NavigationRoot />
    </>
  );
}
