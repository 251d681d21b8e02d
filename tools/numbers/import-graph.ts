import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Source } from './sources';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*'((?:\.|@\/)[^'\n]*)'/g;

function resolved(from: string, specifier: string): string | undefined {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`].find((path) => /\.tsx?$/.test(path) && existsSync(path));
}

export const importGraph = (sources: readonly Source[]): Graph =>
  new Map(
    sources.map(({ path, text }) => [
      path,
      new Set([...text.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => resolved(path, specifier) ?? [])),
    ]),
  );

/** Tarjan; importers come after what they import. */
function components(graph: Graph): string[][] {
  const found: string[][] = [];
  const stack: string[] = [];
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const onStack = new Set<string>();
  const visit = (node: string): void => {
    const at = order.size;
    order.set(node, at);
    low.set(node, at);
    stack.push(node);
    onStack.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (onStack.has(next)) low.set(node, Math.min(low.get(node) ?? at, low.get(next) ?? at));
    }
    if (low.get(node) !== at) return;
    const group = stack.splice(stack.indexOf(node));
    for (const one of group) onStack.delete(one);
    found.push(group);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

export const circles = (graph: Graph): string[][] => components(graph).filter((group) => group.length > 1);

/** Files without a name are left out. */
export function joined(graph: Graph, nameOf: (path: string) => string | undefined): Graph {
  const all = new Map<string, Set<string>>();
  for (const [from, targets] of graph) {
    const name = nameOf(from);
    if (name === undefined) continue;
    const edges = all.get(name) ?? new Set();
    all.set(name, edges);
    for (const target of targets) {
      const other = nameOf(target);
      if (other !== undefined && other !== name) edges.add(other);
    }
  }
  return all;
}

/** A circle counts as one floor. */
export function floors(graph: Graph): number {
  const groups = components(graph);
  const groupOf = new Map(groups.flatMap((group, i) => group.map((node) => [node, i] as const)));
  const heights: number[] = [];
  // What a group imports stands before it in this order.
  for (const [i, group] of groups.entries()) {
    const below = group.flatMap((node) => [...(graph.get(node) ?? [])].flatMap((next) => groupOf.get(next) ?? []));
    heights[i] = 1 + Math.max(0, ...below.filter((at) => at !== i).map((at) => heights[at] ?? 0));
  }
  return Math.max(0, ...heights);
}
