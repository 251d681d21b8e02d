export interface Retention {
  /** Anonymises orders that never became a sale (rule 10.30); returns how many. Any number may run at once. */
  forgetUnsold(limit: number): Promise<number>;
  /** Anonymises sales that the law no longer keeps (rule 10.43); returns how many. Any number may run at once. */
  forgetSold(limit: number): Promise<number>;
}
