export const n1 = (n: number) => String(Math.round(n * 10) / 10);

let serial = 0;
/** Ids must not depend on what was drawn before: every scene starts its own count. */
export function restartIds(): void {
  serial = 0;
}
export function nextId(): string {
  serial += 1;
  return `s${serial}`;
}

export function fadeDown(
  top: string,
  bottom: string,
  y0: number,
  y1: number,
  a0 = 1,
  a1 = 1,
): { id: string; def: string } {
  const id = nextId();
  return {
    id,
    def: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n1(y0)}" x2="0" y2="${n1(y1)}"><stop stop-color="${top}" stop-opacity="${a0}"/><stop offset="1" stop-color="${bottom}" stop-opacity="${a1}"/></linearGradient>`,
  };
}
