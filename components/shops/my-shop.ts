'use client';

import { atom, useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';

const KEY = 'myShop';

const myShopAtom = atom<number | undefined>(undefined);

/** The shop last chosen, remembered in this browser; undefined until that has been read, and when there is none. */
export function useMyShop() {
  const [shop, setShop] = useAtom(myShopAtom);
  useEffect(() => {
    const kept = stored();
    if (kept !== undefined) setShop(kept);
  }, [setShop]);
  const remember = useCallback(
    (id: number | undefined) => {
      setShop(id);
      try {
        if (id === undefined) window.localStorage.removeItem(KEY);
        else window.localStorage.setItem(KEY, String(id));
      } catch {
        // A browser that keeps nothing asks again next time.
      }
    },
    [setShop],
  );
  return [shop, remember] as const;
}

function stored(): number | undefined {
  try {
    const id = Number(window.localStorage.getItem(KEY));
    return Number.isSafeInteger(id) && id > 0 ? id : undefined;
  } catch {
    return undefined;
  }
}
