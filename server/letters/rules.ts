import { type Letter, letterHtml, letterText } from '@/lib/letters/letter';
import type { Mail } from '@/server/ports/mailer';

/** A letter in both its forms. */
export const mailOf = (key: string, to: string, subject: string, letter: Letter): Mail => ({
  ...{ key, to, subject, text: letterText(letter), html: letterHtml(letter) },
});
