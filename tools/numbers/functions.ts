import { parseSync } from '@swc/core';
import type { Source } from './sources';

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]);

interface Span {
  start: number;
  end: number;
}

export interface LongFunction {
  path: string;
  line: number;
  lines: number;
}

function eachFunction(node: unknown, note: (span: Span) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, span, function: method } = node as { type?: string; span?: Span; function?: { span?: Span } };
  const at = span ?? method?.span;
  if (type !== undefined && at && FUNCTIONS.has(type)) note(at);
  for (const child of Object.values(node)) eachFunction(child, note);
}

export function longFunctions({ path, text }: Source, most: number): LongFunction[] {
  if (text.split('\n').length <= most) return [];
  // Spans count bytes from 1.
  const bytes = Buffer.from(text);
  const lineAt = (offset: number) =>
    bytes
      .subarray(0, offset - 1)
      .toString()
      .split('\n').length;
  const found: LongFunction[] = [];
  eachFunction(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('.tsx') }).body, ({ start, end }) => {
    const line = lineAt(start);
    const lines = lineAt(end) - line + 1;
    if (lines > most) found.push({ path, line, lines });
  });
  return found;
}
