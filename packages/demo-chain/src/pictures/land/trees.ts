import type { Place } from './plants';
import { random } from './random';
import { n1 } from './svg';

export interface Needles {
  deep: string;
  body: string;
  lit: string;
  /** Lies on the boughs. */
  snow?: string;
  /** Side the light comes from. */
  from: 'left' | 'right';
}

/** A spruce with hanging boughs; under snow they hang lower and carry it in pads. */
export function spruce({ x, y, m }: Place, metres: number, seed: number, inks: Needles): string {
  const roll = random(seed);
  const tall = metres * m;
  const dark: string[] = [];
  const body: string[] = [];
  const lit: string[] = [];
  const pads: string[] = [];
  const towards = inks.from === 'left' ? -1 : 1;
  const tiers = 30;
  const hang = inks.snow ? 0.62 : 0.36;
  for (let i = 0; i < tiers; i += 1) {
    const t = i / tiers;
    const at = y - tall * (0.04 + 0.95 * t);
    const reach = tall * (inks.snow ? 0.15 : 0.19) * (1 - t) ** 0.82 + tall * 0.006;
    for (let b = 0; b < 7; b += 1) {
      const turn = (b - 3) / 3 + (roll() - 0.5) * 0.3;
      const out = reach * turn * (0.75 + roll() * 0.4);
      const drop = Math.abs(out) * hang + reach * (1 - Math.abs(turn)) * 0.5 + tall * 0.004;
      const tip = [x + out, at + drop + (roll() - 0.5) * tall * 0.012] as const;
      const wide = tall * 0.011 * (0.7 + roll() * 0.7) * (1 - t * 0.6);
      const bough = `M${n1(x)} ${n1(at - wide)}Q${n1(x + out * 0.55)} ${n1(at - wide * 0.4 + drop * 0.2)} ${n1(tip[0])} ${n1(tip[1])}Q${n1(x + out * 0.6)} ${n1(at + drop * 0.75 + wide * 2)} ${n1(x)} ${n1(at + wide * 2.4)}Z`;
      const side = turn * towards;
      (side > 0.35 && roll() > 0.35 ? lit : side < -0.2 || roll() < 0.3 ? dark : body).push(bough);
      for (let n = 0; n < 6; n += 1) {
        const s = 0.3 + roll() * 0.7;
        const nx = x + out * s;
        const ny = at + drop * s * s * 0.9;
        const long = tall * 0.013 * (0.6 + roll()) * (1 - t * 0.5);
        const needle = `M${n1(nx - long * 0.24)} ${n1(ny)}L${n1(nx + out * 0.05)} ${n1(ny + long * 1.6)}L${n1(nx + long * 0.24)} ${n1(ny)}Z`;
        (side > 0.3 && roll() > 0.5 ? lit : roll() < 0.5 ? dark : body).push(needle);
      }
      if (inks.snow && roll() > 0.16) {
        const long = Math.abs(out) * 0.5 + reach * 0.14;
        const px = x + out * 0.62;
        const py = at + drop * 0.42;
        const thick = tall * 0.0105 * (0.6 + roll() * 0.9) * (1 - t * 0.45);
        const slope = drop * 0.34 * Math.sign(out);
        pads.push(
          `M${n1(px - long)} ${n1(py - slope)}Q${n1(px - long * 0.2)} ${n1(py - thick * 2.4 - slope * 0.2)} ${n1(px + long)} ${n1(py + slope)}Q${n1(px + long * 0.2)} ${n1(py + thick + slope * 0.4)} ${n1(px - long)} ${n1(py - slope)}Z`,
        );
      }
    }
  }
  const crown = `M${n1(x - tall * 0.006)} ${n1(y - tall * 0.9)}L${n1(x)} ${n1(y - tall * 1.02)}L${n1(x + tall * 0.006)} ${n1(y - tall * 0.9)}Z`;
  const stem = `M${n1(x - tall * 0.012)} ${n1(y + tall * 0.006)}L${n1(x)} ${n1(y - tall * 0.9)}L${n1(x + tall * 0.012)} ${n1(y + tall * 0.006)}Z`;
  const snowy = inks.snow
    ? `<path d="${pads.join('')}" fill="${inks.snow}"/><path d="${pads.filter((_, i) => i % 3 === 0).join('')}" fill="#8fa8cc" fill-opacity=".35"/>`
    : '';
  return `<path d="${stem}${crown}${dark.join('')}" fill="${inks.deep}"/><path d="${body.join('')}" fill="${inks.body}"/><path d="${lit.join('')}" fill="${inks.lit}"/>${snowy}`;
}

export interface Leaves {
  /** Dark to light. */
  inks: readonly [string, string, string];
  bark: string;
  shade: string;
  from: 'left' | 'right';
}

/** A birch: white bark with its marks, and leaves in loose clouds that the sky shows through. */
export function birch({ x, y, m }: Place, metres: number, seed: number, leaves: Leaves): string {
  const roll = random(seed);
  const tall = metres * m;
  const wide = tall * 0.017;
  const lean = (roll() - 0.5) * tall * 0.1;
  const along = (k: number): [number, number] => [x + lean * k * k, y - tall * k];
  let twigs = '';
  const cloud = ['', '', ''];
  // A leaf is no smaller than can be seen; far trees have fewer.
  const leaf = Math.max(1.6, tall * 0.0041);
  const count = Math.round(Math.min(270, 70 + tall * 0.16));
  const side = leaves.from === 'left' ? -1 : 1;
  for (let i = 0; i < 24; i += 1) {
    const k = 0.26 + (i / 24) * 0.7 + (roll() - 0.5) * 0.05;
    const [bx, by] = along(k);
    const out = tall * (0.27 - Math.abs(k - 0.5) * 0.36) * (0.25 + roll() * 0.85) * (roll() > 0.5 ? 1 : -1);
    const rise = tall * (0.05 + roll() * 0.13);
    twigs += `M${n1(bx)} ${n1(by)}Q${n1(bx + out * 0.35)} ${n1(by - rise)} ${n1(bx + out)} ${n1(by - rise * (0.7 + roll() * 0.4))}`;
    for (let n = 0; n < count; n += 1) {
      const t = 0.2 + roll() * 0.95;
      const lx = bx + out * t + (roll() + roll() + roll() - 1.5) * tall * 0.075;
      const ly = by - rise * (1.7 * t - 0.8 * t * t) + (roll() + roll() + roll() - 1.4) * tall * 0.06;
      const r = leaf * (0.7 + roll());
      const bright = (lx - bx) * side > 0 ? 0.5 : 0;
      const tone = Math.min(2, Math.floor(roll() * 2.6 + bright + (ly < by - rise * 0.7 ? 0.35 : 0)));
      const turn = (roll() - 0.5) * r;
      cloud[tone] +=
        `M${n1(lx - r)} ${n1(ly)}q${n1(r)} ${n1(turn - r)} ${n1(2 * r)} ${n1(turn)}q${n1(-r)} ${n1(r)} ${n1(-2 * r)} ${n1(-turn)}z`;
    }
  }
  let marks = '';
  for (let i = 0; i < 34; i += 1) {
    const k = roll() ** 1.5 * 0.8;
    const [mx, my] = along(k);
    const w = wide * (1 - k * 0.8);
    const l = w * (0.3 + roll() * 0.9);
    const from = mx - w + roll() * (2 * w - l);
    marks += `M${n1(from)} ${n1(my)}q${n1(l * 0.5)} ${n1(-w * 0.3)} ${n1(l)} 0q${n1(-l * 0.5)} ${n1(w * 0.4)} ${n1(-l)} 0Z`;
  }
  const [tx, ty] = along(0.97);
  const [hx, hy] = along(0.5);
  const trunk = (from: number, to: number) =>
    `M${n1(x + wide * from * 1.25)} ${n1(y + wide)}Q${n1(hx + wide * from * 0.6)} ${n1(hy)} ${n1(tx)} ${n1(ty)}Q${n1(hx + wide * to * 0.6)} ${n1(hy)} ${n1(x + wide * to * 1.25)} ${n1(y + wide)}Z`;
  const shadow = `<path d="M${n1(x - wide * 1.4 * side)} ${n1(y + wide)}Q${n1(x - wide * 12 * side)} ${n1(y + wide * 1.2)} ${n1(x - tall * 0.5 * side)} ${n1(y + wide * 3.4)}Q${n1(x - wide * 12 * side)} ${n1(y + wide * 3)} ${n1(x + wide * 1.3 * side)} ${n1(y + wide * 1.5)}Z" fill="#2a2416" fill-opacity=".4"/>`;
  return `${shadow}<path d="${cloud[0]}" fill="${leaves.inks[0]}"/><path d="${trunk(-1, 1)}" fill="${leaves.bark}"/><path d="${side < 0 ? trunk(0.1, 1) : trunk(-1, -0.1)}" fill="${leaves.shade}" fill-opacity=".6"/><path d="${marks}" fill="#2b2724" fill-opacity=".85"/><path d="${twigs}" fill="none" stroke="#4b4038" stroke-opacity=".75" stroke-width="${n1(tall * 0.0026)}"/><path d="${cloud[1]}" fill="${leaves.inks[1]}"/><path d="${cloud[2]}" fill="${leaves.inks[2]}"/>`;
}

export interface PineInks {
  bark: string;
  glow: string;
  shade: string;
  crown: readonly [string, string, string];
  from: 'left' | 'right';
}

/** A pine: a bare stem, red higher up, and a flat broken crown. */
export function pine({ x, y, m }: Place, metres: number, seed: number, inks: PineInks): string {
  const roll = random(seed);
  const tall = metres * m;
  const wide = tall * (0.0125 + roll() * 0.004);
  const lean = (roll() - 0.5) * tall * 0.06;
  const id = `pine${seed}`;
  const side = inks.from === 'left' ? -1 : 1;
  const at = (k: number): [number, number] => [x + lean * k * k, y - tall * k];
  const [tx, ty] = at(0.94);
  const [hx, hy] = at(0.5);
  const stem = `M${n1(x - wide * 1.5)} ${n1(y + wide)}Q${n1(x - wide)} ${n1(y - wide * 2)} ${n1(x - wide)} ${n1(y - wide * 6)}Q${n1(hx - wide * 0.85)} ${n1(hy)} ${n1(tx)} ${n1(ty)}Q${n1(hx + wide * 0.85)} ${n1(hy)} ${n1(x + wide)} ${n1(y - wide * 6)}Q${n1(x + wide)} ${n1(y - wide * 2)} ${n1(x + wide * 1.6)} ${n1(y + wide)}Z`;
  let plates = '';
  let limbs = '';
  for (let i = 0; i < 90; i += 1) {
    const k = roll() ** 1.2 * 0.62;
    const [px, py] = at(k);
    const w = wide * (1 - k * 0.55);
    const from = px + (roll() * 1.7 - 0.9) * w;
    const long = w * (0.9 + roll() * 2.2);
    plates += `M${n1(from)} ${n1(py)}q${n1(w * 0.12)} ${n1(-long * 0.5)} ${n1((roll() - 0.5) * w * 0.3)} ${n1(-long)}`;
  }
  const tufts = ['', '', ''];
  const needles = Math.min(60, Math.max(14, Math.round(tall / 14)));
  const inSight = y - tall * 0.5 > 0;
  for (let i = 0; inSight && i < 22; i += 1) {
    const k = 0.56 + roll() * 0.4;
    const [bx, by] = at(k);
    const out = tall * (0.15 - Math.abs(k - 0.74) * 0.24) * (0.4 + roll() * 0.8) * (roll() > 0.5 ? 1 : -1);
    const rise = tall * (roll() * 0.05 + (k - 0.6) * 0.08);
    limbs += `M${n1(bx)} ${n1(by)}Q${n1(bx + out * 0.6)} ${n1(by + tall * 0.008)} ${n1(bx + out)} ${n1(by - rise)}`;
    for (let n = 0; n < needles; n += 1) {
      const t = 0.45 + roll() * 0.65;
      const cx = bx + out * t + (roll() + roll() - 1) * tall * 0.03;
      const cy = by - rise * t + (roll() + roll() - 1.2) * tall * 0.018;
      const r = tall * (0.006 + roll() * 0.007);
      const tone = Math.min(2, Math.floor(roll() * 2.2 + ((cx - bx) * side > 0 ? 0.5 : 0) + (roll() > 0.7 ? 0.3 : 0)));
      for (let q = 0; q < 3; q += 1) {
        const turn = roll() * 6.28;
        const nx = Math.cos(turn) * r * 1.5;
        const ny = Math.sin(turn) * r;
        tufts[tone] +=
          `M${n1(cx - nx * 0.2)} ${n1(cy + ny * 0.2)}L${n1(cx + nx)} ${n1(cy + ny)}L${n1(cx + ny * 0.3)} ${n1(cy - nx * 0.3)}Z`;
      }
    }
  }
  return `<linearGradient id="${id}" x1="${side < 0 ? 0 : 1}" x2="${side < 0 ? 1 : 0}" y1="0" y2="0"><stop stop-color="${inks.glow}"/><stop offset=".35" stop-color="${inks.bark}"/><stop offset="1" stop-color="${inks.shade}"/></linearGradient><path d="${tufts[0]}" fill="${inks.crown[0]}"/><path d="${limbs}" fill="none" stroke="${inks.shade}" stroke-width="${n1(wide * 0.32)}"/><path d="${stem}" fill="url(#${id})"/><path d="${plates}" fill="none" stroke="${inks.shade}" stroke-opacity=".55" stroke-width="${n1(wide * 0.13)}"/><path d="${tufts[1]}" fill="${inks.crown[1]}"/><path d="${tufts[2]}" fill="${inks.crown[2]}"/>`;
}
