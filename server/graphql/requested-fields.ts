import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Whether a query asks for one of these fields, however deep in what the resolver answers. Where a directive may
 * still leave it out, it counts.
 */
export function asksForAny(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  fields: readonly string[],
): boolean {
  // Each once: fragments that spread others twice are many times as large as their text.
  const seen = new Set<string>();
  const asks = (asked: SelectionSetNode | undefined): boolean =>
    (asked?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        return !seen.has(name) && asks(seen.add(name) && fragments[name]?.selectionSet);
      }
      if (selection.kind === Kind.FIELD && fields.includes(selection.name.value)) return true;
      return asks(selection.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => asks(selectionSet));
}
