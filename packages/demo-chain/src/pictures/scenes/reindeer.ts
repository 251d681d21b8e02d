import type { Place } from 'demo-chain/pictures/land/plants';
import { n1 } from 'demo-chain/pictures/land/svg';

const BODY =
  'M-78 -92C-70 -106 -40 -108 -8 -102C14 -100 34 -108 50 -112C58 -108 62 -98 58 -86C52 -70 40 -60 22 -58C0 -50 -34 -50 -56 -58C-74 -62 -82 -78 -78 -92Z';
const LEGS =
  'M-70 -70C-76 -52 -72 -40 -78 -26L-80 0L-72 0L-68 -26C-62 -42 -54 -50 -52 -66ZM-52 -66L-56 -30L-54 0L-46 0L-46 -32L-36 -62ZM26 -66L24 -34L22 0L30 0L33 -34L42 -66ZM42 -70L44 -34L46 0L54 0L53 -36L56 -82Z';
const NECK = 'M40 -106C54 -112 62 -104 66 -92C72 -78 80 -64 92 -54C88 -44 80 -42 74 -46C62 -54 50 -66 40 -78Z';
const HEAD = 'M78 -66C88 -66 96 -56 104 -40C110 -30 108 -22 100 -22C92 -24 84 -34 78 -42C70 -50 70 -62 78 -66Z';
const UPRIGHT_NECK = 'M36 -100C50 -116 60 -130 74 -142C84 -140 88 -130 84 -122C74 -110 66 -96 58 -78Z';
const UPRIGHT_HEAD =
  'M68 -146C78 -150 90 -146 104 -134C112 -128 112 -120 104 -118C94 -118 80 -122 72 -128C64 -134 62 -142 68 -146Z';
const ANTLERS =
  'M74 -66C60 -84 50 -104 64 -128M60 -98C70 -104 76 -112 76 -124M62 -116C54 -122 50 -130 52 -140M80 -66C78 -86 74 -104 90 -126M79 -96C88 -100 94 -108 96 -118';
const UPRIGHT_ANTLERS =
  'M72 -146C58 -160 50 -180 66 -206M57 -172C68 -178 74 -188 76 -200M60 -192C52 -198 48 -208 50 -216M78 -148C72 -166 74 -186 92 -206M75 -176C86 -180 94 -188 98 -198';

/** A reindeer in its summer coat, grazing or with its head up; light from the upper left. */
export function reindeer({ x, y, m }: Place, turned: boolean, grazing: boolean): string {
  const k = m / 100;
  const neck = grazing ? NECK : UPRIGHT_NECK;
  const head = grazing ? HEAD : UPRIGHT_HEAD;
  const antlers = grazing ? ANTLERS : UPRIGHT_ANTLERS;
  return `<path d="M${n1(x - 0.8 * m)} ${n1(y)}Q${n1(x + 0.4 * m)} ${n1(y - 0.08 * m)} ${n1(x + 1.8 * m)} ${n1(y + 0.04 * m)}Q${n1(x + 0.4 * m)} ${n1(y + 0.16 * m)} ${n1(x - 0.8 * m)} ${n1(y)}Z" fill="#2c3018" fill-opacity=".4"/><g transform="translate(${n1(x)} ${n1(y)}) scale(${(turned ? -k : k).toFixed(4)} ${k.toFixed(4)})"><path d="${antlers}" fill="none" stroke="#5d4a38" stroke-width="4" stroke-linecap="round"/><path d="${LEGS}" fill="#6a5644"/><path d="${BODY}" fill="#7d6853"/><path d="M-78 -92C-70 -106 -40 -108 -8 -102C14 -100 34 -108 50 -112C40 -100 10 -90 -20 -92C-46 -94 -66 -94 -78 -92Z" fill="#a08a70"/><path d="M-72 -70C-50 -60 10 -58 40 -66C20 -54 -34 -48 -56 -58C-66 -60 -70 -64 -72 -70Z" fill="#584636"/><path d="M-80 -88C-74 -86 -72 -76 -76 -68C-82 -74 -82 -82 -80 -88Z" fill="#e9e2d4"/><path d="${neck}" fill="#cfc3ae"/><path d="${head}" fill="#6d5946"/></g>`;
}
