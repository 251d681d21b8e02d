export interface WebhookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a message to a system of the retailer. */
export interface WebhookSender {
  /** What it answered; throws when it did not answer in time, or may not be asked. Follows no redirect. */
  post(message: WebhookPost): Promise<{ status: number }>;
}
