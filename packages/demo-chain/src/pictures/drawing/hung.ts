import { num } from './contour';
import { form, tube } from './form';
import type { Pen } from './pen';
import { toneOf } from './tone';
import { line } from './trim';

const WOOD = toneOf('#b98a58');
const ROPE = toneOf('#d9cfba');

/** A line stretched across the landscape from beyond the picture's edges; it gives where something hangs. */
export function ropeAcross(pen: Pen, y: number): string {
  const d = `M-260 ${num(y - 46)}C60 ${num(y - 12)} 300 ${num(y)} 480 ${num(y)}C660 ${num(y)} 900 ${num(y - 14)} 1220 ${num(y - 52)}`;
  return tube(pen, d, 9, { tone: ROPE, matter: 'webbing' }) + line(ROPE.deep, d, 2, 0.5, ' stroke-dasharray="5 7"');
}

/** A wooden hanger on the line, its shoulders at `y`; what hangs on it is drawn after. */
export function hangerOn(pen: Pen, y: number, half: number, rope: number): string {
  const hook = `M480 ${num(y)}L480 ${num(rope + 44)}C480 ${num(rope + 30)} 506 ${num(rope + 26)} 506 ${num(rope + 6)}C506 ${num(rope - 16)} 470 ${num(rope - 16)} 466 ${num(rope + 2)}`;
  const bar = `M480 ${num(y - 14)}C${num(480 + half * 0.4)} ${num(y - 10)} ${num(480 + half * 0.8)} ${num(y + 22)} ${num(480 + half)} ${num(y + 46)}L${num(480 + half - 6)} ${num(y + 62)}C${num(480 + half * 0.6)} ${num(y + 30)} ${num(480 + half * 0.3)} ${num(y + 18)} 480 ${num(y + 16)}C${num(480 - half * 0.3)} ${num(y + 18)} ${num(480 - half * 0.6)} ${num(y + 30)} ${num(480 - half + 6)} ${num(y + 62)}L${num(480 - half)} ${num(y + 46)}C${num(480 - half * 0.8)} ${num(y + 22)} ${num(480 - half * 0.4)} ${num(y - 10)} 480 ${num(y - 14)}Z`;
  return (
    ropeAcross(pen, rope) +
    tube(pen, hook, 6, { tone: pen.steel, matter: 'steel' }) +
    form(pen, bar, { tone: WOOD, matter: 'wood', round: 12 })
  );
}

/** A clothes peg that holds something to the line at (x, y). */
export function peg(pen: Pen, x: number, y: number, lean = 0): string {
  const at = (dx: number, dy: number) => `${num(x + dx + lean * (dy / 60))} ${num(y + dy)}`;
  return (
    form(pen, `M${at(-9, -34)}L${at(9, -34)}L${at(11, 30)}L${at(5, 44)}L${at(-5, 44)}L${at(-11, 30)}Z`, {
      tone: WOOD,
      matter: 'wood',
      round: 7,
    }) +
    line(WOOD.deep, `M${at(0, -34)}L${at(0, 44)}`, 2.4, 0.7) +
    line('#8b9097', `M${at(-11, -2)}L${at(11, -2)}M${at(-11, 4)}L${at(11, 4)}`, 2.6)
  );
}
