import type { Brand } from '@/lib/brands/brand';
import { isDark, mix, readable } from '@/lib/brands/contrast';
import { colorsOf } from '@/lib/brands/tokens';

const WHITE = '#ffffff';
const BLACK = '#000000';
const TEXT = 4.5;

/** The colours of a brand's letters; mail programs read no style sheet. */
export function emailColors({ tokens, themeColor }: Pick<Brand, 'tokens' | 'themeColor'>) {
  const { paper, paperSunk, paperRaised, ink, inkSoft, line, accent } = colorsOf(tokens);
  return {
    ...{ ground: mix(paper, paperSunk, 0.75), sheet: paperRaised, tile: paperSunk, ink, quiet: inkSoft },
    ...{ line, frame: mix(line, ink, 0.05), blank: mix(line, ink, 0.2), link: accent },
    ...{ button: themeColor, onButton: isDark(themeColor) ? WHITE : BLACK },
  };
}

export type EmailColors = ReturnType<typeof emailColors>;

/** For programs that know it; light colours are inline, as many read only those. */
export function darkStyle({ ink, sheet: light }: EmailColors): string {
  const dark = readable(ink, BLACK, [WHITE], 15);
  const [ground, sheet, tile] = [mix(dark, BLACK, 0.35), mix(dark, WHITE, 0.03), mix(dark, WHITE, 0.1)];
  const words = readable(mix(light, ink, 0.08), WHITE, [sheet, tile], TEXT);
  const quiet = readable(mix(words, sheet, 0.35), words, [sheet, tile], TEXT);
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:${ground}!important}
.sheet{background:${sheet}!important;color:${words}!important}
.quiet{color:${quiet}!important}
.line{border-color:${mix(dark, WHITE, 0.18)}!important}
.button,.button a{background:${words}!important;color:${ground}!important}
.link{color:${words}!important}
.tile{background:${tile}!important}
}`;
}
