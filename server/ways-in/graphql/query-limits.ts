import {
  type ASTNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** How large a query may be; fragments count each time they are spread. */
export const QUERY_LIMITS = {
  /** Characters of the query text. */
  length: 20_000,
  tokens: 1_500,
  depth: 10,
  /** A costly one counts for many (`Costly`). */
  fields: 500,
  aliases: 15,
  directives: 20,
  /** Levels of nested lists and objects in the variables. */
  values: 20,
} as const;

/** Whether lists and objects are nested deeper than that; other values, such as files, count as leaves. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  const isRecord =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isRecord && !Array.isArray(value)) return false;
  return levels === 0 || Object.values(value as object).some((part) => isDeeperThan(levels - 1, part));
}

interface Size {
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
}

const NOTHING: Size = { depth: 0, fields: 0, aliases: 0, directives: 0 };

/** Measures a document in time linear to its text: a fragment is measured once, however often it is spread. */
class QueryMeasure {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Size>();

  /** @param weightOf what a field counts for besides itself, by its name */
  constructor(
    fragments: FragmentDefinitionNode[],
    private readonly weightOf: (query: string) => number,
  ) {
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  of(selectionSet: SelectionSetNode | undefined): Size {
    let total = NOTHING;
    for (const selection of selectionSet?.selections ?? []) {
      const size = this.#ofSelection(selection);
      total = {
        depth: Math.max(total.depth, size.depth),
        fields: total.fields + size.fields,
        aliases: total.aliases + size.aliases,
        directives: total.directives + size.directives + (selection.directives?.length ?? 0),
      };
    }
    return total;
  }

  #ofSelection(selection: SelectionSetNode['selections'][number]): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.of(selection.selectionSet);
    // Introspection is deep by nature, cannot reach data and has a switch of its own. It still counts, because fragments that
    // hold nothing but `__typename` would otherwise cost nothing, however often they spread each other.
    if (selection.name.value.startsWith('__')) return { ...NOTHING, fields: 1 };
    const inner = this.of(selection.selectionSet);
    return {
      depth: inner.depth + 1,
      fields: inner.fields + 1 + this.weightOf(selection.name.value),
      aliases: inner.aliases + (selection.alias ? 1 : 0),
      directives: inner.directives,
    };
  }

  #ofFragment(name: string): Size {
    const known = this.#measured.get(name);
    if (known) return known;
    // Set before measuring, so that a fragment that spreads itself terminates (another rule refuses it).
    this.#measured.set(name, NOTHING);
    const size = this.of(this.#fragments.get(name)?.selectionSet);
    this.#measured.set(name, size);
    return size;
  }
}

function firstExcess(size: Size): keyof Size | undefined {
  return (Object.keys(size) as (keyof Size)[]).find((measure) => size[measure] > QUERY_LIMITS[measure]);
}

const weightsBySchema = new WeakMap<GraphQLSchema, ReadonlyMap<string, number>>();

/** The weights of costly fields by their names, whatever type they are of. */
function weightsOf(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const known = weightsBySchema.get(schema);
  if (known) return known;
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  const weighed = fields.filter(({ extensions }) => extensions.weight);
  const weights = new Map(weighed.map(({ name, extensions }) => [name, Number(extensions.weight)]));
  weightsBySchema.set(schema, weights);
  return weights;
}

/** Refuses queries that would cost more than any page of ours needs, before anything is executed. */
export const queryLimits: ValidationRule = (context: ValidationContext) => {
  const fragments = context
    .getDocument()
    .definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const weights = weightsOf(context.getSchema());
  const measure = new QueryMeasure(fragments, (name) => weights.get(name) ?? 0);
  const check = (node: ASTNode & { selectionSet: SelectionSetNode }) => {
    const excess = firstExcess(measure.of(node.selectionSet));
    if (excess)
      context.reportError(
        new GraphQLError(`The query exceeds the limit of ${QUERY_LIMITS[excess]} for ${excess}.`),
      );
  };
  return { OperationDefinition: check };
};
