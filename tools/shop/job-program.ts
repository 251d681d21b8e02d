import { openInternals } from '@/server/open';
import { shopTasks } from '@/server/platform/jobs/tasks';
import { say } from '@/tools/machine/terminal';

const [name = ''] = process.argv.slice(2);
const internals = openInternals();
const tasks = shopTasks({ ...internals, ...internals.shop });
const task = tasks.find((one) => one.name === name);
if (task) {
  say(`Running "${name}" once …`);
  await task.run();
} else {
  console.error(`There is no job "${name}". There are:\n${tasks.map((one) => `  ${one.name}`).join('\n')}`);
  process.exitCode = 2;
}
await internals.database.close();
process.exit();
