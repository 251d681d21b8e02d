/** A mail before it is text and HTML: one content, two forms. */
export interface Letter {
  title: string;
  paragraphs: string[];
  /** Label and value; one without a value is left out. */
  facts: [string, string][];
  lines: { name: string; detail: string; count: string; sum: string }[];
  sums: [string, string][];
  closing: string[];
  /** A form to copy, print or answer with; a line without a value waits for one. */
  form?: { title: string; lead: string; lines: [string, string][]; link: [string, string] };
  link: [string, string];
  /** A second link, less important. */
  other?: [string, string];
  footer: string[];
}

const filled = ([, value]: [string, string]) => value !== '';

/** The letter as plain text, signed as mail is. */
export function letterText({
  title,
  paragraphs,
  facts,
  lines,
  sums,
  closing,
  form,
  link,
  other,
  footer,
}: Letter): string {
  const rows = (pairs: [string, string][]) =>
    pairs
      .filter(filled)
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n');
  const goods = lines.map((line) => `${line.name}\n  ${line.detail}\n  ${line.count} = ${line.sum}`).join('\n');
  const sheet = form && [
    form.title,
    form.lead,
    form.lines.map(([label, value]) => `${label}: ${value || '_'.repeat(30)}`).join('\n'),
    form.link.join(': '),
  ];
  const parts = [
    title,
    ...paragraphs,
    rows(facts),
    goods,
    rows(sums),
    ...closing,
    link.join(': '),
    other?.join(': ') ?? '',
    ...(sheet ?? []),
  ];
  return `${[...parts.filter((part) => part !== ''), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

/** What a shopper typed is never markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const CELL = 'padding:6px 0;vertical-align:top';
const RIGHT = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`;

/** The letter as HTML that mail programs understand: inline styles, tables for figures. */
export function letterHtml({
  title,
  paragraphs,
  facts,
  lines,
  sums,
  closing,
  form,
  link,
  other,
  footer,
}: Letter): string {
  const e = escapeHtml;
  const p = (text: string) => `<p style="margin:0 0 16px">${e(text)}</p>`;
  const table = (rows: string[]) =>
    rows.length > 0
      ? `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">\n${rows.join('\n')}\n</table>`
      : '';
  const row = ([label, value]: [string, string]) =>
    `<tr><th scope="row" style="${CELL};text-align:left;font-weight:normal">${e(label)}</th><td style="${RIGHT};white-space:normal">${e(value)}</td></tr>`;
  const goods = lines.map(
    (line) =>
      `<tr><td style="${CELL}"><strong>${e(line.name)}</strong><br>${e(line.detail)}<br>${e(line.count)}</td><td style="${RIGHT}">${e(line.sum)}</td></tr>`,
  );
  const anchor = ([label, url]: [string, string]) =>
    `<p style="margin:0 0 24px"><a href="${e(url)}" style="color:#1d4d3a">${e(label)}</a></p>`;
  const blank = ([label, value]: [string, string]) =>
    `<tr><td style="padding:10px 0 4px;border-bottom:1px solid #b8b4a7">${e(label)}${value ? `: ${e(value)}` : '<br>&nbsp;'}</td></tr>`;
  const sheet = form
    ? `<div style="margin:0 0 24px;padding:20px;border:1px solid #d9d6cc;border-radius:8px">
<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3">${e(form.title)}</h2>
${p(form.lead)}
${table(form.lines.map(blank))}
<p style="margin:0"><a href="${e(form.link[1])}" style="color:#1d4d3a">${e(form.link[0])}</a></p>
</div>`
    : '';
  return `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${e(title)}</title></head>
<body style="margin:0;background:#f5f4f0;color:#1d2420;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${e(title)}</h1>
${paragraphs.map(p).join('\n')}
${table(facts.filter(filled).map(row))}
${table(goods)}
${table(sums.map(row))}
${closing.map(p).join('\n')}
${anchor(link)}
${other ? anchor(other) : ''}
${sheet}
<p style="margin:0;padding-top:16px;border-top:1px solid #d9d6cc;font-size:14px">${footer.map(e).join('<br>')}</p>
</div>
</body>
</html>
`;
}
