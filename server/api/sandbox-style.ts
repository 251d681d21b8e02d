import { colorsOf, type Tokens } from '@/lib/brands/tokens';

/** The brand's colours, written out, and its page transitions: otherwise the browser reports a failed one. */
export const sandboxStyle = (tokens?: Tokens) => `
${rootOf(tokens)}
@view-transition { navigation: auto; }
@media (prefers-reduced-motion: reduce) { @view-transition { navigation: none; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", sans-serif; }
.mark { margin: 0; padding: 0.75rem 1rem; background: repeating-linear-gradient(-45deg, var(--warn) 0 1rem, #fae6bd 1rem 2rem);
  color: var(--warn-ink); font-weight: 700; text-align: center; }
main { max-width: 32rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem); line-height: 1.2; }
h1 + .seller { margin: -0.75rem 0 1rem; color: var(--soft); }
h2 { margin: 0 0 0.5rem; font-size: 1rem; }
section { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.625rem; background: var(--raised); }
ul, dl { margin: 0; padding: 0; list-style: none; }
li, dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.375rem 0; }
li span:first-child, dt { flex: 1 1 8rem; overflow-wrap: anywhere; }
dd { margin: 0; }
li span:last-child, dd { white-space: nowrap; font-variant-numeric: tabular-nums; }
small { white-space: nowrap; }
small, .help { color: var(--soft); font-size: 0.8125rem; }
.sum { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; margin: 0.5rem 0 0; padding: 0.75rem 0 0;
  border-top: 1px solid var(--line); font-size: 1.25rem; font-weight: 700; }
.acts { display: grid; gap: 0.5rem; }
button, .back { display: block; width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid var(--strong);
  border-radius: 0.375rem; background: var(--raised); color: var(--ink); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; }
button[value="approve"], .back { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button[value="approve"]:hover, .back:hover { background: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.help { margin: 0; }
details { margin: 1rem 0 0; }
summary { min-height: 2.75rem; padding: 0.625rem 0; cursor: pointer; font-weight: 600; }
label { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
input[type="checkbox"] { flex: none; width: 1.375rem; height: 1.375rem; accent-color: var(--accent); }
input[type="number"] { width: 5rem; min-height: 2.75rem; padding: 0 0.5rem; border: 1px solid var(--strong); border-radius: 0.375rem;
  background: var(--raised); color: var(--ink); font: inherit; }
`;

function rootOf(tokens: Tokens | undefined): string {
  const { paper, paperRaised, ink, inkSoft, line, lineStrong, accent, accentStrong, onAccent, focusOnLight } =
    colorsOf(tokens);
  return `:root { color-scheme: only light; --paper: ${paper}; --raised: ${paperRaised}; --ink: ${ink}; --soft: ${inkSoft}; --line: ${line};
  --strong: ${lineStrong}; --accent: ${accent}; --accent-strong: ${accentStrong}; --on-accent: ${onAccent}; --warn: #fdf0d5;
  --warn-ink: #5c3d00; --focus: ${focusOnLight}; }`;
}
