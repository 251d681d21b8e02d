import { useEffect, useState } from 'react';

interface Registered {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<Answer>;
}

export interface Answer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

interface ModelContext {
  /** Returns a promise in today's proposal; older browsers return nothing. */
  registerTool(tool: Registered, options: { signal: AbortSignal }): unknown;
  /** For browsers without the signal. */
  unregisterTool?(name: string): unknown;
}

/** It was on `navigator` before it moved to the document. */
export function modelContext(): ModelContext | undefined {
  const places: { modelContext?: ModelContext }[] = [document as object, navigator as object];
  return places.map((place) => place.modelContext).find((one) => typeof one?.registerTool === 'function');
}

/** Returns whether this browser supports tools; known after hydration. */
export function useModelContext(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => setThere(modelContext() !== undefined), []);
  return there;
}
