/**
 * @param file `{ name, type, content }` for the variable `file`
 * @returns what the operation's first field answers
 * @throws Error if it is refused
 */
export async function ask({ url }, token, { query, variables, file }) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  let body = JSON.stringify({ query, variables });
  if (file) {
    body = new FormData();
    body.set('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob([file.content], { type: file.type }), file.name);
    headers['apollo-require-preflight'] = 'true';
  } else headers['content-type'] = 'application/json';
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors)}`);
  return Object.values(data)[0];
}
