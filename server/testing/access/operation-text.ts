import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

export const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** How deeply fields are selected. */
const DEPTH = 4;

function selection(type: GraphQLOutputType, depth: number): string {
  if (isNonNullType(type) || isListType(type)) return selection(type.ofType, depth);
  if (!isObjectType(type)) return '';
  if (depth === 0) return '{ __typename }';
  const fields = Object.values(type.getFields()).map(
    (field) => field.name + selection(field.type, depth - 1),
  );
  return ` { ${fields.join(' ')} }`;
}

/** The smallest value that a type accepts. */
function minimalValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return minimalValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, minimalValue(field.type)]),
    );
  return { Int: 1, Float: 1, Boolean: false, DateTimeISO: '2091-01-01T00:00:00.000Z' }[String(type)] ?? 'x';
}

function fieldOf(kind: 'query' | 'mutation', name: string): GraphQLField<unknown, unknown> {
  const root = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  return root.getFields()[name]!;
}

/** What says what was seen: a version, or a value or a moment that stands for one. */
const SEEN = /^seen|versions?$|^doneAt$|^binnedUntil$/i;

/** Whether a mutation takes what its caller has seen, also within its input. */
export function takesWhatWasSeen(mutation: string): boolean {
  const isSeen = (type: GraphQLInputType, name: string): boolean => {
    if (SEEN.test(name)) return true;
    const named = getNamedType(type);
    return (
      isInputObjectType(named) &&
      Object.values(named.getFields()).some((field) => isSeen(field.type, field.name))
    );
  };
  return fieldOf('mutation', mutation).args.some(({ type, name }) => isSeen(type, name));
}

/** An operation that selects all fields. */
export function operationText(kind: 'query' | 'mutation', name: string): string {
  const { args, type } = fieldOf(kind, name);
  const variables = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const call = args.length > 0 ? `(${passed})` : '';
  return `${kind}${args.length > 0 ? ` (${variables})` : ''} { ${name}${call}${selection(type, DEPTH)} }`;
}

/** Only the variables that the schema requires. */
export function minimalVariables(kind: 'query' | 'mutation', name: string): Record<string, unknown> {
  const { args } = fieldOf(kind, name);
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const defaults = args
    .filter((arg) => arg.defaultValue !== undefined)
    .map((arg) => [arg.name, arg.defaultValue]);
  return Object.fromEntries([...defaults, ...required.map((arg) => [arg.name, minimalValue(arg.type)])]);
}

/** The names of an operation's arguments. */
export function argumentNames(kind: 'query' | 'mutation', name: string): string[] {
  return fieldOf(kind, name).args.map((arg) => arg.name);
}
