import type { EmailContent, EmailSum } from './email-content';

export const filled = ([, value]: EmailSum) => value !== '';

export function emailText(content: EmailContent): string {
  const { title, paragraphs, details = [], lines = [], sums = [], closing = [], footer } = content;
  const { form, pass, link, other, stop } = content;
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
    rows(details),
    goods,
    rows(sums),
    ...closing,
    other?.join(': ') ?? '',
    stop?.join(': ') ?? '',
    ...(sheet ?? []),
  ];
  return `${[...parts.filter((part) => part !== ''), `-- \n${footer.join('\n')}`].join('\n\n')}\n`;
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
