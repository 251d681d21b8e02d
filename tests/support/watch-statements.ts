import { Client } from 'pg';

/** Tells `hear` the text of every statement this process asks from here on. */
export function watchStatements(hear: (text: string) => void): () => void {
  const { query } = Client.prototype;
  Client.prototype.query = new Proxy(query, {
    apply(target, self, args: [string | { text: string }]) {
      hear(typeof args[0] === 'string' ? args[0] : args[0].text);
      return Reflect.apply(target, self, args);
    },
  });
  return () => {
    Client.prototype.query = query;
  };
}
