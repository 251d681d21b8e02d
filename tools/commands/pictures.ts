import { shipPictures } from 'demo-chain/pictures/shipped/ship';
import { say } from '@/tools/machine/terminal';

export async function run(): Promise<number> {
  await shipPictures(say);
  return 0;
}
