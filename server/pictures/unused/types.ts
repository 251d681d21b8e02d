export interface UnusedPictures {
  /** Removes at most so many files, each with all that was made of it. Answers how many; none while an import is running. */
  removeDue(limit: number): Promise<number>;
}
