// Uploads of a large photograph with new events, as a signed-in administrator.
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

const BOUNDARY = 'benchmark-boundary';
const SAVE_EVENT = `mutation ($input: EventInput!, $file: Upload) {
  saveEvent(input: $input, file: $file) { id file { url } } }`;
const DELETE_EVENT = 'mutation ($id: Int!) { deleteEvent(id: $id) emptyContentBin(kind: "event") }';
const INPUT = {
  name: 'Photograph',
  description: 'One of a hundred photographs that all arrive at once, each of them for an event of its own.',
  fileType: 'IMAGE',
};

/** A JPEG as large as a phone's: 12 megapixels in 5.0 MB, because noise compresses badly. */
export function makePhotograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 };
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function part(disposition, content, type = 'text/plain') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
  return [Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')];
}

/** The multipart body that creates an event with the photograph. */
export function uploadBody(photograph) {
  const operations = JSON.stringify({ query: SAVE_EVENT, variables: { input: INPUT, file: null } });
  return Buffer.concat([
    ...part('name="operations"', operations),
    ...part('name="map"', JSON.stringify({ 0: ['variables.file'] })),
    ...part('name="0"; filename="photograph.jpg"', photograph, 'image/jpeg'),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

async function post({ url }, token, contentType, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': contentType,
    'content-length': body.length,
    'apollo-require-preflight': 'true',
  };
  // node:http, unlike fetch, sends the same body a hundred times without copying it.
  const sent = request(`${url}/graphql`, { method: 'POST', headers, agent: false }).end(body);
  const [answer] = await once(sent, 'response');
  const { data, errors } = JSON.parse(await text(answer));
  return { status: answer.statusCode, data, errors };
}

/** @returns the status, and the event's id if it was created */
export async function uploadOnce(server, token, body) {
  const { status, data, errors } = await post(
    server,
    token,
    `multipart/form-data; boundary=${BOUNDARY}`,
    body,
  );
  return { status, id: errors ? undefined : data.saveEvent.id };
}

/** Deletes an event, also from the bin. @throws Error if it cannot be deleted */
export async function deleteEvent(server, token, id) {
  const body = Buffer.from(JSON.stringify({ query: DELETE_EVENT, variables: { id } }));
  const { errors } = await post(server, token, 'application/json', body);
  if (errors) throw new Error(`Event ${id} was not deleted: ${JSON.stringify(errors)}`);
}
