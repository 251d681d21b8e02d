import { compileWords } from '@/lib/text/compile-words';
import texts from '@/messages/mail.nb.json' with { type: 'json' };

/** The words of messages/mail.nb.json, compiled, for `fill`. */
export const mailWords = compileWords(texts);
export type MailWords = typeof mailWords;
