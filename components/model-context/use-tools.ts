import { useEffect, useRef } from 'react';
import { refusalOf, type ToolInput } from '@/lib/assistants/tool-input';
import { type Answer, modelContext } from './use-model-context';

/** A tool for assistants of the browser (WebMCP, webmachinelearning.github.io/webmcp). Its texts are for machines. */
export interface Tool {
  name: string;
  description: string;
  inputSchema: ToolInput;
  annotations?: { readOnlyHint: boolean };
  /** Receives what fits the schema. May throw: the message is the answer. */
  work: (input: Record<string, unknown>) => unknown;
}

const said = (value: unknown): Answer => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });

/** Runs a tool. Checks the input against its schema, as browsers do not. */
export async function answerOf({ inputSchema, work }: Tool, input: unknown): Promise<Answer> {
  try {
    const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
    const refusal = refusalOf(inputSchema, given);
    if (refusal) throw new Error(refusal);
    return said((await work(given)) ?? { done: true });
  } catch (error) {
    return { ...said({ error: error instanceof Error ? error.message : String(error) }), isError: true };
  }
}

/** Registers tools while mounted. Each runs as of the last render; their names stay the same. */
export function useTools(tools: readonly Tool[]) {
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  });
  useEffect(() => {
    const context = modelContext();
    const stop = new AbortController();
    const names = latest.current.map(({ name }) => name);
    for (const offered of latest.current) {
      const { name, description, inputSchema, annotations = { readOnlyHint: false } } = offered;
      const execute = (input: unknown) => {
        return answerOf(latest.current.find((one) => one.name === name) ?? offered, input);
      };
      const refused = (error: unknown) => console.info(`The tool ${name} was refused`, error);
      try {
        const done = context?.registerTool(
          { name, description, inputSchema, annotations, execute },
          { signal: stop.signal },
        );
        Promise.resolve(done).catch((error) => stop.signal.aborted || refused(error));
      } catch (error) {
        refused(error);
      }
    }
    return () => {
      stop.abort();
      for (const name of names) context?.unregisterTool?.(name);
    };
  }, []);
}
