import { type AddressInfo, createServer } from 'node:net';

/** A port nobody listens on. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const isFreeAt = (port: number, host?: string) =>
  new Promise<boolean>((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen({ port, host }, () => server.close(() => done(true)));
  });

/** On all addresses, and on the one a demo shop has, beside which some systems let others have all the rest. */
export const portIsFree = async (port: number) => (await isFreeAt(port)) && (await isFreeAt(port, '127.0.0.1'));
