import { brands, defaultBrand, findBrand } from '@/lib/brands/brands';
import type { Letter } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';

interface Envelope {
  /** What it is about; the same key is the same mail, which goes out once. */
  key: string;
  to: string;
  subject: string;
  /** Whose letter it is. */
  brand: string;
}

/** A letter as a mail, in both its forms. */
export const letterMail = (envelope: Envelope, letter: Letter) => ({
  ...envelope,
  text: letterText(letter),
  html: letterHtml(letter, findBrand(envelope.brand) ?? brands[defaultBrand]),
  ...(letter.stop && { unsubscribe: letter.stop[1] }),
});
