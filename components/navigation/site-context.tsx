'use client';

import { createContext, type ReactNode, useContext } from 'react';

interface SiteFacts {
  /** The brand's own address, for what has to be absolute. */
  url: string;
  /** The slugs of its main groups. */
  categories: string[];
}

const Facts = createContext<SiteFacts>({ url: '', categories: [] });

/** What the breadcrumb of every page has to know of the shop, said once by the layout. */
export function SiteFactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  return <Facts value={facts}>{children}</Facts>;
}

export const useSiteFacts = () => useContext(Facts);
