/** Colour arithmetic in OKLab, so that one step of shade looks like one step on yellow as on navy. */
type Lab = [l: number, a: number, b: number];

export type Tone = {
  base: string;
  light: string;
  shade: string;
  deep: string;
  line: string;
  /** Ink and strength of soft shadows and soft highlights laid over the base. */
  shadeInk: string;
  shadeAlpha: number;
  lightInk: string;
  lightAlpha: number;
  luminance: number;
};

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const n = Number.parseInt(hex.replace('#', ''), 16);
  const r = toLinear(((n >> 16) & 255) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number) => Math.round(255 * toGamma(Math.min(1, Math.max(0, c))));
  return `#${rgb.map((c) => byte(c).toString(16).padStart(2, '0')).join('')}`;
}

/** Moves a colour to another lightness; dark steps drift a little towards blue, as open shade does. */
function atLightness([, a, b]: Lab, l: number, chroma = 1, cool = 0): string {
  return hexOf([l, a * chroma, b * chroma - cool]);
}

export function toneOf(hex: string): Tone {
  const lab = labOf(hex);
  const l = Math.min(0.955, Math.max(0.27, lab[0]));
  const white = Math.max(0, (l - 0.78) / 0.175);
  const dark = Math.max(0, (0.48 - l) / 0.21);
  return {
    base: atLightness(lab, l),
    light: atLightness(lab, l + (0.99 - l) * (0.12 + 0.5 * white), 0.96),
    shade: atLightness(lab, l * (0.84 + 0.05 * white), 1.02, 0.006),
    deep: atLightness(lab, l * (0.62 + 0.12 * white), 0.74, 0.012),
    line: atLightness(lab, l * (0.5 + 0.16 * white), 0.78, 0.01),
    shadeInk: atLightness(lab, l * (0.34 + 0.2 * white - 0.12 * dark), 0.8, 0.02),
    shadeAlpha: 0.34 + 0.22 * dark - 0.1 * white,
    lightInk: atLightness(lab, Math.min(0.99, l + 0.3), 0.8, -0.006),
    lightAlpha: 0.36 + 0.5 * white - 0.06 * dark,
    luminance: l,
  };
}

export function mix(a: string, b: string, share: number): string {
  const p = labOf(a);
  const q = labOf(b);
  return hexOf([p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share, p[2] + (q[2] - p[2]) * share]);
}

export function lightnessOf(hex: string): number {
  return labOf(hex)[0];
}
