/** The minimal server: node:http, one body, nothing else. It gets the body as a message, and prints its port. */
import { createServer } from 'node:http';

const body = process.argv[2];
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
