import { env } from '@/server/env';

/** The provider's script that takes a payment in our page; undefined where all is paid on pages of the providers. */
export const paymentScript = env.KLARNA_URL ? env.KLARNA_SDK_URL : undefined;

/** What that script loads, shows in frames and asks. */
export const paymentHosts = paymentScript
  ? [new URL(paymentScript).origin, 'https://*.klarna.com', 'https://*.klarnacdn.net']
  : [];
