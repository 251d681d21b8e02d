import { type Tool, useTools } from '@/components/model-context/use-tools';
import { askedList, listInput } from '@/lib/lists/asked-list';
import type { ListChoices } from '@/lib/lists/choices';
import { useListStore } from './list-root';
import type { ListStore } from './store';

/** Resolves when the page shows what was asked for. */
const settled = (store: ListStore) =>
  new Promise<void>((done) => {
    if (!store.waits()) return done();
    const stop = store.subscribe(() => {
      if (store.waits()) return;
      stop();
      done();
    });
  });

export function ListTools({ choices }: { choices: ListChoices }) {
  const store = useListStore();
  const tools: Tool[] = [
    {
      name: 'filter_list',
      description: 'Narrows and sorts the list on this page as its filters do; filters not named are taken off',
      inputSchema: listInput(choices),
      async work(input) {
        const next = askedList(store.chosen(), choices, input);
        store.change(next);
        await settled(store);
        return { total: store.get().total, address: store.href(next) };
      },
    },
  ];
  useTools(tools);
  return null;
}
