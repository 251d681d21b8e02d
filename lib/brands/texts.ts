import texts from '@/messages/brands.nb.json';
import type { BrandId } from './brand';

interface TextLink {
  text: string;
  href: string;
}

/** Texts of a brand; missing ones are left out of the page. */
export interface BrandTexts {
  footer: string;
  /** Meta description of the home page. */
  description: string;
  /** Title of the 404 page. */
  missing: string;
  manifesto?: { kicker: string; title: string; text: string[]; link: TextLink };
  editorial?: { title: string; link: TextLink };
  facts?: { value: string; text: string }[];
  notes?: { title: string; link: TextLink };
}

export const brandTexts: Record<BrandId, BrandTexts> = texts;
