import texts from '@/messages/brands.nb.json';
import type { BrandId } from './brand';

interface TextLink {
  text: string;
  href: string;
}

/** What a brand says in its own words; what it does not say leaves no hole. */
export interface BrandTexts {
  footer: string;
  /** Of the home page, for search engines. */
  description: string;
  /** Title of the designed 404. */
  missing: string;
  manifesto?: { kicker: string; title: string; text: string[]; link: TextLink };
  editorial?: { title: string; link: TextLink };
  facts?: { value: string; text: string }[];
  notes?: { title: string; link: TextLink };
}

export const brandTexts: Record<BrandId, BrandTexts> = texts;
