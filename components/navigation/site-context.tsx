'use client';

import { createContext, useContext } from 'react';
import type { Elements } from '@/components/elements';

interface SiteContext {
  /** The brand's origin, for absolute addresses. */
  url: string;
  categories: string[];
  /** The time at which a preview shows the shop. */
  at?: string;
}

const Context = createContext<SiteContext>({ url: '', categories: [] });

export function SiteContextProvider({ site, children }: { site: SiteContext; children: Elements }) {
  return <Context value={site}>{children}</Context>;
}

export const useSiteContext = () => useContext(Context);
