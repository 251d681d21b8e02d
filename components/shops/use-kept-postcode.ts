'use client';

import { useEffect, useState } from 'react';
import { useStored } from '@/components/browser-store';
import { forgiven } from '@/lib/forms/forgiven';
import { postcodeStore } from './store';
import { useOrigin } from './use-origin';

/** Returns the origin of distances, as `useOrigin`, with a postcode that the browser stores once found. */
export function useKeptPostcode() {
  const { value } = useStored(postcodeStore);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;
  const near = useOrigin(text);
  const found = near.origin?.postcode?.code;

  useEffect(() => {
    if (typed === '') postcodeStore.set('');
    else if (typed !== undefined && found === forgiven('place', typed)) postcodeStore.set(found);
  }, [typed, found]);
  return { text, setText: setTyped, near };
}
