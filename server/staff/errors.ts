/** What staff can put right; its message is all they see. */
export class StaffError extends Error {}
