/** Set by the launcher. */
const started = Number(process.env.NORDVIDDA_STARTED ?? performance.timeOrigin);

export function say(text: string): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  console.log(`${seconds} s  ${text}`);
}

/** Overwrites one line; without a terminal, prints each tenth. */
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
