/** Rule 7.7: 8–100 visible ASCII characters, chosen by the client. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,100}$/;
