'use client';

import { createContext, useContext, useMemo } from 'react';
import type { Elements } from '@/components/elements';

/** Texts of a brand that replace those which client components bring along, by file of messages/. */
export type OwnTexts = Partial<Record<'fields' | 'consent' | 'failed' | 'blocked' | 'shipping', object>>;

const Context = createContext<OwnTexts>({});

export function OwnTextsProvider({ texts, children }: { texts: OwnTexts; children: Elements }) {
  return <Context value={texts}>{children}</Context>;
}

/** Returns the texts of a file in the words of the brand. */
export function useTexts<const Texts extends object>(file: keyof OwnTexts, texts: Texts): Texts {
  const own = useContext(Context)[file];
  return useMemo(() => (own ? (merged(texts, own) as Texts) : texts), [own, texts]);
}

const merged = (texts: object, own: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const mine = (own as Record<string, unknown>)[key];
      if (mine === undefined) return [key, text];
      return [key, typeof text === 'object' && !Array.isArray(text) ? merged(text, mine as object) : mine];
    }),
  );
