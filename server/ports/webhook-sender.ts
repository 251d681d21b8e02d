export interface WebhookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** Throws when the receiver did not answer in time, or may not be called. Follows no redirect. */
  post(message: WebhookPost): Promise<{ status: number }>;
}
