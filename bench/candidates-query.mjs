import { readFileSync } from 'node:fs';

const client = new URL('../client/', import.meta.url);
const read = (path) => readFileSync(new URL(path, client), 'utf8');

/** What a member's browser asks of the matrimonial list (`Candidates`) and of one candidate's page (`Candidate`). */
export const CANDIDATES_QUERIES = [
  'features/matrimonial/candidates.graphql',
  'features/matrimonial/person.graphql',
  'components/media/media-file.graphql',
]
  .map(read)
  .join('\n');

/** @returns the body of a request as the browser sends it */
export const candidatesBody = (operationName, variables) =>
  JSON.stringify({ operationName, query: CANDIDATES_QUERIES, variables });
