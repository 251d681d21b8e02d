// A plain Node server that gives everybody the same answer from memory: as fast as a page can be answered here.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WholeAnswer } from './whole-answer';

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
