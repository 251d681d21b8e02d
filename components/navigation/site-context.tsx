'use client';

import { createContext, useContext } from 'react';
import type { Elements } from '@/components/elements';

interface SiteContext {
  /** The brand's own address, for what has to be absolute. */
  url: string;
  /** The slugs of its main groups. */
  categories: string[];
  /** Of a preview: the time at which the shop is shown. */
  at?: string;
}

const Context = createContext<SiteContext>({ url: '', categories: [] });

/** What the breadcrumb of every page has to know of the shop, said once by the layout. */
export function SiteContextProvider({ site, children }: { site: SiteContext; children: Elements }) {
  return <Context value={site}>{children}</Context>;
}

export const useSiteContext = () => useContext(Context);
