import { numbers, printed } from '@/tools/numbers/table';

export async function run([name]: string[]): Promise<number> {
  const all = numbers();
  if (name === undefined) {
    console.log(printed(all));
    return 0;
  }
  const places = all.places[name];
  console.log(places ? places.join('\n') : `There are: ${Object.keys(all.places).join(', ')}`);
  return places ? 0 : 2;
}
