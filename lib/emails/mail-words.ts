import { compileWords } from '@/lib/text/compile-words';
import texts from '@/messages/mail.nb.json' with { type: 'json' };

export const mailWords = compileWords(texts);
export type MailWords = typeof mailWords;
