// Starts what interrupted.test.ts interrupts, as `npm start` does.
import { prepare } from '@/tools/commands/start';

const [folder = ''] = process.argv.slice(2);

await prepare('tests/tools/interrupted-program.ts', folder);
