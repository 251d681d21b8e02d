// Answers from memory: the upper bound for pages on this machine.
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface WholeAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

let answer: WholeAnswer;
const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
server.listen(0, () => {
  process.on('message', (given: WholeAnswer) => {
    answer = given;
    process.send?.((server.address() as AddressInfo).port);
  });
});
