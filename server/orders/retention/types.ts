export interface Retention {
  /** Anonymises at most `limit` orders that never became a sale (rule 10.30); answers how many. Any number may run at once. */
  forgetUnsold(limit: number): Promise<number>;
  /** Anonymises at most `limit` sales that the law no longer keeps (rule 10.43); answers how many. Any number may run at once. */
  forgetSold(limit: number): Promise<number>;
}
