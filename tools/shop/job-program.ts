import { openRooms } from '@/server/open';
import { say } from '@/tools/machine/terminal';

const [name = ''] = process.argv.slice(2);
const rooms = openRooms();
const tasks = rooms.jobs;
const task = tasks.find((one) => one.name === name);
if (task) {
  // Jobs write emails in the words of brands.
  await rooms.brands.load();
  say(`Running "${name}" once …`);
  await task.run();
} else {
  console.error(`There is no job "${name}". There are:\n${tasks.map((one) => `  ${one.name}`).join('\n')}`);
  process.exitCode = 2;
}
await rooms.database.close();
process.exit();
