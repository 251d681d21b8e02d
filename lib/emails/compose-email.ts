import { brandOf } from '@/lib/brands/brands';
import type { EmailContent } from './email-content';
import { emailHtml } from './email-html';
import { emailText } from './email-text';

interface Envelope {
  /** The same key is the same email, sent once. */
  key: string;
  to: string;
  subject: string;
  brand: string;
}

export const composeEmail = (envelope: Envelope, content: EmailContent) => ({
  ...envelope,
  text: emailText(content),
  html: emailHtml(content, brandOf(envelope.brand)),
  ...(content.stop && { unsubscribe: content.stop[1] }),
});
