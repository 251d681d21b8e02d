import { wordsByBrand } from '@/lib/brands/words';
import texts from '@/messages/mail.nb.json' with { type: 'json' };

export const mailWords = wordsByBrand('mail', texts);
export type MailWords = typeof mailWords;
