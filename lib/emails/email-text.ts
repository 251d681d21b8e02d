import type { EmailContent, EmailSum } from './email-content';

export const filled = ([, value]: EmailSum) => value !== '';

/** The email as plain text, signed as mail is. */
export function emailText({
  title,
  paragraphs,
  facts,
  lines,
  sums,
  closing,
  form,
  pass,
  link,
  other,
  stop,
  footer,
}: EmailContent): string {
  const rows = (pairs: EmailSum[]) =>
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
    link.join(': '),
    pass?.say ?? '',
    rows(facts),
    goods,
    rows(sums),
    ...closing,
    other?.join(': ') ?? '',
    stop?.join(': ') ?? '',
    ...(sheet ?? []),
  ];
  return `${[...parts.filter((part) => part !== ''), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

/** What a shopper typed is never markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
