import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, visit } from 'graphql';
import { projectRoot } from './project.mjs';

const clientFolder = join(projectRoot, 'client');

/** Every operation and fragment of the client, by name. */
const definitions = new Map(
  readdirSync(clientFolder, { recursive: true })
    .filter((path) => path.endsWith('.graphql'))
    .flatMap((path) => parse(readFileSync(join(clientFolder, path), 'utf8')).definitions)
    .map((definition) => [definition.name.value, definition]),
);

function withFragments(definition, found) {
  found.add(definition);
  visit(definition, {
    [Kind.FRAGMENT_SPREAD]: ({ name }) => {
      const fragment = definitions.get(name.value);
      if (!found.has(fragment)) withFragments(fragment, found);
    },
  });
  return found;
}

/**
 * @param name of one of the client's operations, such as `Candidates`
 * @returns what a browser sends for it: measured is what people wait for, and the schema's checks see to its fields
 */
export function clientDocument(name) {
  return [...withFragments(definitions.get(name), new Set())].map(print).join('\n');
}
