import type { Block } from './blocks';

/** Reads paragraphs, '## ' headings, '- ' and '1. ' items and '> ' quotes. Nothing becomes HTML; unknown marks stay. */
export function readBody(body: string): Block[] {
  return body
    .replaceAll('\r\n', '\n')
    .replace(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map(readChunk);
}

function readChunk(chunk: string): Block {
  const heading = /^(#{1,6}) (.*)$/.exec(chunk);
  // The title is the h1.
  if (heading)
    return { type: 'heading', text: (heading[2] ?? '').trim(), level: (heading[1] ?? '').length > 2 ? 3 : 2 };
  const lines = chunk.split('\n').map((line) => line.trim());
  if (lines.every((line) => /^[-*] /.test(line))) return { type: 'list', items: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { type: 'list', ordered: true, items: lines.map((line) => line.replace(/^\d+\. /, '')) };
  if (lines.every((line) => line.startsWith('> ')))
    return { type: 'quote', text: lines.map((line) => line.slice(2)).join(' ') };
  return { type: 'text', text: lines.join(' ') };
}
