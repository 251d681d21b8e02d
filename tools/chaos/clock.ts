// Loaded before the shop (node --import): its clock is the machine's, shifted by as many milliseconds as stand in the file
// CHAOS_CLOCK. What measures time that passes (performance.now, timers) goes on as it did.
import { readFileSync } from 'node:fs';

const Real = Date;
const read = () => Number(readFileSync(process.env.CHAOS_CLOCK ?? '', 'utf8'));
let shift = read();
setInterval(() => {
  shift = read();
}, 50).unref();

const now = () => Real.now() + shift;
globalThis.Date = new Proxy(Real, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
