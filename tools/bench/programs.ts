import { fork } from 'node:child_process';

/** A separate process, so that it does not disturb what is measured. */
export function startProgram(file: string) {
  const child = fork(new URL(file, import.meta.url), { serialization: 'advanced' });
  return {
    pid: child.pid as number,
    ask: <Answer>(message: object): Promise<Answer> =>
      new Promise((done, fail) => {
        const died = () => fail(new Error(`${file} ended before it answered.`));
        child.once('exit', died);
        child.once('message', (answer) => {
          child.off('exit', died);
          done(answer as Answer);
        });
        child.send(message);
      }),
    stop: () => child.kill(),
  };
}
