import { createTranslator } from 'next-intl';
import messages from '@/messages/nb.json';

/** Words with numbers and plurals filled in, on the server. Client components get theirs from `clientWords`. */
export const t = createTranslator({ locale: 'nb', messages });

/** The part of the words that travels to the browser, once per page. */
export const clientWords = messages.client;
export type ClientWords = typeof clientWords;
