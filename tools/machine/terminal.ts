/** When the command was given, of which this may be the second or third process. */
const started = Number(process.env.NORDVIDDA_STARTED ?? performance.timeOrigin);

/** A step on the terminal, with the seconds since the start in front. */
export function say(text: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}

/** A line that is written over while it changes; on anything but a terminal, one line each tenth of the way. */
export function progress(label: string) {
  let tenth = -1;
  return (done: number, total: number): void => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(Math.floor(percent / 4)).padEnd(25, '░');
      process.stdout.write(`\r          ${label} ${bar} ${percent} % (${done}/${total})${done >= total ? '\n' : ''}`);
    } else if (Math.floor(percent / 10) > tenth) {
      tenth = Math.floor(percent / 10);
      say(`${label} ${percent} % (${done}/${total})`);
    }
  };
}
