/** Path arithmetic for things that are symmetrical about the middle of the 960 px canvas. */
type Step = { command: string; points: number[] };

export const num = (n: number) => String(Math.round(n * 10) / 10);

function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].map(([, command = '', rest = '']) => ({
    command,
    points: (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number),
  }));
}

const write = (steps: Step[]) => steps.map((s) => s.command + s.points.map(num).join(' ')).join('');

/** The same path on the other side of the axis. Absolute M, L, C, Q and Z only. */
export function flip(d: string, axis = 480): string {
  return write(stepsOf(d).map((s) => ({ ...s, points: s.points.map((p, i) => (i % 2 ? p : 2 * axis - p)) })));
}

export function shift(d: string, dx: number, dy: number): string {
  return write(stepsOf(d).map((s) => ({ ...s, points: s.points.map((p, i) => p + (i % 2 ? dy : dx)) })));
}

/** Closes a half contour, drawn from the top of the axis to the bottom, with its own mirror image. */
export function whole(half: string, axis = 480): string {
  const steps = stepsOf(half);
  const back: Step[] = [];
  for (let i = steps.length - 1; i > 0; i -= 1) {
    const step = steps[i];
    const before = steps[i - 1];
    if (!step || !before) continue;
    const pairs: number[][] = [];
    for (let p = 0; p + 3 < step.points.length; p += 2) {
      pairs.unshift([2 * axis - (step.points[p] ?? 0), step.points[p + 1] ?? 0]);
    }
    const end = before.points.slice(-2);
    pairs.push([2 * axis - (end[0] ?? 0), end[1] ?? 0]);
    back.push({ command: step.command, points: pairs.flat() });
  }
  return `${write(steps)}${write(back)}Z`;
}
