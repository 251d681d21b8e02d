/** A finding that stays, and why. One that no run needs any more is itself a finding. */
export interface Acceptance {
  part: string;
  place: RegExp;
  what: RegExp;
  reason: string;
  /** True where a run may meet it or not. */
  sometimes?: true;
}

export const accepted: Acceptance[] = [];
