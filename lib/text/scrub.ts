import { UUID } from './uuid';

const PERSONAL: [RegExp, string][] = [
  [/[\p{L}\d._%+-]+(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)*/gu, '<e-mail>'],
  [new RegExp(String.raw`(?<!request )\b${UUID}\b`, 'gi'), '<token>'],
  [/(?<!request )\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g, '<token>'],
  // Private addresses stay.
  [/(?<![\d.])(?!10\.|127\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, '<address>'],
  [/(?<![\w:])[\da-f]{1,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi, '<address>'],
  [/\+?\d(?:[ .]?\d){7,}/g, '<number>'],
  [/\?[\w.[\]%-]+=[^\s'")]*/g, '?…'],
  [/(\bKey \([^)]*\)=)\([^)]*\)/g, '$1(…)'],
  // PostgreSQL and JSON.parse quote bad input.
  [/(\binvalid (?:input|value|byte)[^"\n]*)"[^\n]*"/g, '$1"…"'],
  [/"[^\n]*"(?:\.\.\.)? is not valid JSON/g, '"…" is not valid JSON'],
];

/** Removes personal data, long numbers, tokens and queries. `request <id>` stays, for searching logs. */
export const scrub = (text: string): string => PERSONAL.reduce((rest, [what, word]) => rest.replace(what, word), text);
