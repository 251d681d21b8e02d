/**
 * Of PostgreSQL's advisory locks: shared by who takes photographs until rows name them, alone for who removes what nothing names
 * (rule 18.35).
 */
export const PICTURES_LOCK = 7_204_119;
