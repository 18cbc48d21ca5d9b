import { buildSchema, type GraphQLField, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql';

export interface Operation {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  /** The operation's text, with its arguments as variables. */
  text: string;
}

/** Selects all fields of a type, as deeply as the query limits allow. */
function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && (depth < 4 || !isObjectType(getNamedType(field.type))),
  );
  return `{ ${fields.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`).join(' ')} }`;
}

function textOf(kind: Operation['kind'], { name, args, type }: GraphQLField<unknown, unknown>): string {
  const variables = args.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const list = (inside: string) => (inside ? `(${inside})` : '');
  return `${kind} Fuzz${list(variables)} { ${name}${list(passed)} ${selectionOf(type)} }`;
}

/** Every query and mutation of a schema. */
export function operationsOf(schemaText: string): Operation[] {
  const schema = buildSchema(schemaText);
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({ kind, field, text: textOf(kind, field) })),
  );
}
