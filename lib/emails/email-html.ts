import type { Brand } from '@/lib/brands/brand';
import { ORDER_NUMBER } from '@/lib/orders/order-number';
import { darkStyle, type EmailColors, emailColors } from './email-colors';
import type { EmailContent, EmailSum } from './email-content';
import { escapeHtml, filled } from './email-text';
import { pictureMark, qrMark } from './picture-marks';

const e = escapeHtml;

const NUMBER = new RegExp(`\\b${ORDER_NUMBER}(?:-[A-Z]\\d+)*`, 'g');
const words = (text: string) => e(text).replace(NUMBER, '<span style="white-space:nowrap">$&</span>');

/** Long words break within tables too; the second property is for older mail programs. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const WHOLE = 'overflow-wrap:break-word;word-break:normal';

const CELL = 'padding:8px 0;vertical-align:top';
const RIGHT = `${CELL};padding-left:16px;text-align:right`;
const PICTURE = { width: 64, height: 80 };
const QR_SIDE = 176;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${words(text)}</p>`;

const table = (rows: string[], style = '') =>
  rows.length > 0
    ? `<table style="width:100%;border-collapse:collapse;margin:0 0 20px${style}">\n${rows.join('\n')}\n</table>`
    : '';

const label = (text: string, { quiet }: EmailColors) =>
  `<th scope="row" class="quiet" style="${CELL};text-align:left;font-weight:normal;${WHOLE};color:${quiet}">${e(text)}</th>`;

const detailRow = ([name, value]: [string, string], colors: EmailColors) =>
  `<tr>${label(name, colors)}<td style="${RIGHT}">${words(value)}</td></tr>`;

const sumRow = ([name, value, weight]: EmailSum, colors: EmailColors) => {
  const total = `padding-top:10px;padding-bottom:10px;border-top:1px solid ${colors.line};font-size:18px;font-weight:bold`;
  return weight
    ? `<tr><th scope="row" class="line" style="${CELL};text-align:left;${WHOLE};${total}">${e(name)}</th><td class="line" style="${RIGHT};white-space:nowrap;${total}">${e(value)}</td></tr>`
    : `<tr>${label(name, colors)}<td style="${RIGHT};white-space:nowrap">${e(value)}</td></tr>`;
};

const goodsRow = (line: NonNullable<EmailContent['lines']>[number], site: string, colors: EmailColors) => {
  const edge = `border-top:1px solid ${colors.line}`;
  const picture = line.ean
    ? `<td class="line" style="width:${PICTURE.width}px;padding:12px 16px 12px 0;vertical-align:top;${edge}">${pictureMark(line.ean, site, PICTURE)}</td>`
    : '';
  const words = [line.detail, line.count].filter((text) => text !== '').map(e);
  return `<tr>${picture}<td class="line" style="padding:12px 0;vertical-align:top;${edge}"><strong>${e(line.name)}</strong><br><span class="quiet" style="color:${colors.quiet}">${words.join('<br>')}</span></td><td class="line" style="padding:12px 0 12px 16px;vertical-align:top;text-align:right;white-space:nowrap;${edge}">${e(line.sum)}</td></tr>`;
};

const link = ([label, url]: [string, string], colors: EmailColors, margin = 24) =>
  `<p style="margin:0 0 ${margin}px"><a class="link" href="${e(url)}" style="color:${colors.link}">${e(label)}</a></p>`;

const button = ([label, url]: [string, string], { button, onButton }: EmailColors) =>
  `<table role="presentation" style="border-collapse:separate;border-spacing:0;margin:0 0 28px"><tr><td class="button" style="border-radius:999px;background:${button}"><a href="${e(url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${button};color:${onButton};font-weight:bold;text-decoration:none">${e(label)}</a></td></tr></table>`;

const passBox = ({ text, label, say }: NonNullable<EmailContent['pass']>, { tile }: EmailColors) =>
  `<table role="presentation" style="width:100%;border-collapse:separate;border-spacing:0;margin:0 0 24px"><tr><td class="tile" align="center" style="padding:20px;border-radius:12px;background:${tile}">${qrMark(text, label, QR_SIDE)}<p style="margin:12px 0 0">${words(say)}</p></td></tr></table>`;

function sheet(form: NonNullable<EmailContent['form']>, colors: EmailColors): string {
  const blank = ([label, value]: [string, string]) =>
    `<tr><td class="line" style="padding:10px 0 4px;border-bottom:1px solid ${colors.blank}">${e(label)}${value ? `: ${e(value)}` : '<br>&nbsp;'}</td></tr>`;
  return `<div class="line" style="margin:0 0 24px;padding:20px;border:1px solid ${colors.frame};border-radius:12px">
<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3">${e(form.title)}</h2>
${paragraph(form.lead)}
${table(form.lines.map(blank))}
${link(form.link, colors, 0)}
</div>`;
}

const masthead = ({ files, name }: Brand, site: string) =>
  `<a href="${e(site)}/" style="color:inherit;text-decoration:none"><img src="${e(site)}${e(files['icon-180.png'] ?? '/favicon.ico')}" width="36" height="36" alt="" style="display:inline-block;vertical-align:middle;border:0;border-radius:8px"><span style="display:inline-block;padding-left:10px;vertical-align:middle;font-size:20px;font-weight:bold">${e(name)}</span></a>`;

/** Writes HTML for mail programs: inline styles, tables, one button. Sending replaces the marks of `picture-marks.ts`. */
export function emailHtml(content: EmailContent, brand: Brand): string {
  const { title, paragraphs, details = [], lines = [], sums = [], closing = [], footer } = content;
  const { form, pass, other, stop } = content;
  const site = new URL(content.link[1]).origin;
  const colors = emailColors(brand);
  return `<!doctype html>
<html lang="nb">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${e(title)}</title>
<style>${darkStyle(colors)}</style></head>
<body class="ground" style="margin:0;background:${colors.ground}">
<table role="presentation" class="ground" style="width:100%;border-collapse:collapse;background:${colors.ground}"><tr><td align="center" style="padding:16px 8px">
<div class="sheet" style="box-sizing:border-box;max-width:600px;margin:0 auto;padding:24px;border-radius:12px;background:${colors.sheet};color:${colors.ink};font:16px/1.5 Arial,Helvetica,sans-serif;text-align:left;${BREAKS}">
<p style="margin:0 0 28px">${masthead(brand, site)}</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${words(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${button(content.link, colors)}
${pass ? passBox(pass, colors) : ''}
${table(details.filter(filled).map((row) => detailRow(row, colors)))}
${table(
  lines.map((line) => goodsRow(line, site, colors)),
  ';table-layout:auto',
)}
${table(sums.map((sum) => sumRow(sum, colors)))}
${closing.map(paragraph).join('\n')}
${other ? link(other, colors) : ''}
${stop ? link(stop, colors) : ''}
${form ? sheet(form, colors) : ''}
<p class="quiet line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colors.line};font-size:14px;color:${colors.quiet}">${footer.map(e).join('<br>')}</p>
</div>
</td></tr></table>
</body>
</html>
`;
}
