import type { StaffDesk, Topic } from './topic';

export type Command =
  | { name: 'run'; run: (desk: StaffDesk) => Promise<string> }
  | { name: 'help'; text: string }
  | { name: 'wrong'; text: string };

type Topics = Record<string, Topic>;

export function usage(topics: Topics, only?: string): string {
  const actions = Object.entries(topics)
    .filter(([name]) => only === undefined || name === only)
    .flatMap(([name, topic]) => topic.map(({ usage: words, what }) => [`npm run staff -- ${name} ${words}`, what]));
  const width = Math.max(...actions.map(([words = '']) => words.length));
  return actions.map(([words = '', what]) => `${words.padEnd(width)}  ${what}`).join('\n');
}

export function readCommand(args: string[], topics: Topics): Command {
  const [name, ...words] = args.filter((word) => word !== '--help' && word !== '-h');
  const topic = name !== undefined && Object.hasOwn(topics, name) ? topics[name] : undefined;
  if (args.includes('--help') || args.includes('-h')) return { name: 'help', text: usage(topics, topic && name) };
  if (name === undefined) return { name: 'wrong', text: `Say what to do.\n\n${usage(topics)}` };
  if (!topic) return { name: 'wrong', text: `There is no "${name}".\n\n${usage(topics)}` };
  for (const action of topic) {
    const run = action.read(words);
    if (run) return { name: 'run', run };
  }
  return { name: 'wrong', text: `"${[name, ...words].join(' ')}" is not understood.\n\n${usage(topics, name)}` };
}
