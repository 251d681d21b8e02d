/** Every tag is closed in order, no number is broken, every reference has its target. */
export function faultsOf(svg: string, forbidden: RegExp): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, close, name, rest = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    if (close) {
      if (open.pop() !== name) faults.push(`stray </${name}>`);
    } else if (!rest.endsWith('/') && name) open.push(name);
  }
  if (open.length) faults.push(`unclosed ${open.join()}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('broken value');
  if (forbidden.test(svg)) faults.push('forbidden element');
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
  if (new Set(ids).size !== ids.length) faults.push('id used twice');
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id)) faults.push(`no #${id}`);
  return [...new Set(faults)];
}
