export interface WebhookPost {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface WebhookSender {
  /** Throws when the receiver is silent or forbidden. Follows no redirect. */
  post(message: WebhookPost): Promise<{ status: number }>;
}
