'use client';

import { ConsentRoot } from '@/components/consent/consent-root';
import { NavigationRoot } from '@/components/navigation/navigation-root';
import { useLinkedCode } from '@/components/promo/use-linked-code';
import { useEveryUser } from '@/components/session/use-user';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';

/** What every page has and none needs to be read: it comes when the page has come alive. */
export function DeferredParts({ optionalScripts }: { optionalScripts: OptionalScripts }) {
  useEveryUser();
  useLinkedCode();
  return (
    <>
      <ConsentRoot ids={optionalScripts} />
      <NavigationRoot />
    </>
  );
}
