import { connect } from 'node:net';

export interface Said {
  text: string;
  statuses: number[];
  closed: boolean;
}

/** Reads until the shop closes, is silent or the time is over. */
export function writeRaw(port: number, octets: string, { patienceMs = 3000 } = {}): Promise<Said> {
  return new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(octets, 'latin1')));
    const end = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      done({ text, statuses, closed });
    };
    const timer = setTimeout(() => end(false), patienceMs);
    socket.on('data', (part) => {
      text += part.toString('latin1');
    });
    socket.on('close', () => end(true));
    socket.on('error', () => {});
  });
}
