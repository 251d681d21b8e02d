import type { z } from 'zod';

type Cell = (text: string) => unknown;

/** How a CSV cell becomes what the field of the schema expects; what does not fit stays text, for the schema to refuse. */
export function cellOf(field: z.core.$ZodType, separator: string): Cell {
  const { def } = field._zod as z.core.$ZodTypeInternals & {
    def: Partial<Record<'innerType' | 'in' | 'element', Inner>>;
  };
  const inner = def.innerType ?? def.in;
  if (inner) return cellOf(inner, separator);
  if (def.type === 'number') return (text) => numberIn(text, separator);
  if (def.type === 'boolean') return booleanIn;
  if (def.type === 'array' && def.element) {
    const element = cellOf(def.element, separator);
    return (text) => text.split('|').map((part) => element(part.trim()));
  }
  if (def.type === 'unknown' || def.type === 'record') return jsonIn;
  return (text) => text;
}

type Inner = z.core.$ZodType;

/** A decimal comma is what a Norwegian spreadsheet writes, and with it the semicolon. */
function numberIn(text: string, separator: string): unknown {
  const plain = separator === ';' ? text.replace(',', '.') : text;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function booleanIn(text: string): unknown {
  const lower = text.toLowerCase();
  if (lower === 'true' || lower === '1') return true;
  return lower === 'false' || lower === '0' ? false : text;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
