export type Tone = 'dark' | 'light';

const DARK = 0.06;
const LIGHT = 0.3;

/** Whether a colour (#rrggbb) is dark or light to the eye, by its relative luminance (WCAG); most are neither. */
export function toneOf(hex: string): Tone | undefined {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance < DARK ? 'dark' : luminance > LIGHT ? 'light' : undefined;
}

/** A dark or light shade of a colour. */
export const toneToken = (tone: Tone, color: string) => `t:${tone} ${color}`;
