import { type Letter, letterHtml, letterText } from './letter';

/** A letter as a mail, in both its forms. */
export const letterMail = (key: string, to: string, subject: string, letter: Letter) => ({
  ...{ key, to, subject, text: letterText(letter), html: letterHtml(letter) },
});
