'use client';

import { CompareRoot } from '@/components/compare/compare-root';
import { ConsentRoot } from '@/components/consent/consent-root';
import { useModelContext } from '@/components/model-context/use-model-context';
import { NavigationRoot } from '@/components/navigation/navigation-root';
import { useKeptOffline } from '@/components/offline/use-kept-offline';
import { useLinkedCode } from '@/components/promo/use-linked-code';
import { useEveryUser } from '@/components/session/use-user';
import { lazyPart } from '@/components/ui/lazy';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';

const ShopTools = lazyPart(() => import('@/components/model-context/shop-tools').then(({ ShopTools }) => ShopTools));

/** The parts of every page that can load after hydration. */
export function DeferredParts({ optionalScripts }: { optionalScripts: OptionalScripts }) {
  useEveryUser();
  useLinkedCode();
  const assisted = useModelContext();
  useKeptOffline();
  return (
    <>
      <ConsentRoot ids={optionalScripts} />
      <NavigationRoot />
      {assisted ? <ShopTools /> : null}
      <CompareRoot />
    </>
  );
}
