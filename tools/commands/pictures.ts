import { shipPictures } from 'demo-chain/pictures/shipped/ship';
import { say } from '@/tools/machine/terminal';

/** `npm run pictures`: draws the pictures that the demo chain carries, where they do not fit its program any more. */
export async function run(): Promise<number> {
  await shipPictures(say);
  return 0;
}
