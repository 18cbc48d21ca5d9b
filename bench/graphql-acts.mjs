// How long what somebody does in the office takes, through GraphQL, one request at a time.

const WARM_UP_ROUNDS = 5;

/** @returns the answer of an operation @throws Error if it is refused */
export async function ask({ url }, token, { query, variables, file }) {
  const headers = { authorization: `Bearer ${token}` };
  let body = JSON.stringify({ query, variables });
  if (file) {
    body = new FormData();
    body.set('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    body.set('map', JSON.stringify({ 0: ['variables.file'] }));
    body.set('0', new Blob([file], { type: 'text/csv' }), 'statement.csv');
    headers['apollo-require-preflight'] = 'true';
  } else headers['content-type'] = 'application/json';
  const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(errors)}`);
  return Object.values(data)[0];
}

/**
 * @param acts operations, `{ query, variables }`, by what is done
 * @returns for each act its median and 95th percentile in milliseconds
 */
export async function measureActs(server, token, acts, rounds) {
  const measured = [];
  for (const [act, operation] of Object.entries(acts)) {
    const times = [];
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
      const startedAt = performance.now();
      await ask(server, token, operation);
      if (round >= WARM_UP_ROUNDS) times.push(performance.now() - startedAt);
    }
    times.sort((one, other) => one - other);
    const percentile = (share) => times[Math.floor(share * (times.length - 1))];
    measured.push({ act, p50: percentile(0.5), p95: percentile(0.95) });
  }
  return measured;
}
