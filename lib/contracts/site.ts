import type { Brand } from '@/lib/brands/brand';
import type { OptionalScripts } from '@/lib/consent/optional-scripts';
import type { Category } from './catalogue';

/** What header and footer need of the shop; the same for every page of a brand. */
export interface Site {
  brand: Brand;
  url: string;
  /** Ids of the services a shopper may say yes to. */
  optionalScripts: OptionalScripts;
  categories: Category[];
  /** Genders of the menu, with their addresses. */
  genders: { name: string; href: string }[];
  contact: { email: string; phone: string; orgNo: string; address: string; company: string };
}
