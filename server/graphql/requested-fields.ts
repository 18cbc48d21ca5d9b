import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/**
 * Whether a query asks for one of these fields, however deep in what the resolver answers. Where a directive may
 * still leave it out, it counts.
 */
export function asksForAny(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  fields: readonly string[],
): boolean {
  // Each fragment once: those that spread others twice are many times as large as their text.
  const seen = new Set<string>();
  const asksInFragment = (name: string): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    return asks(fragments[name]?.selectionSet);
  };
  const asks = (asked: SelectionSetNode | undefined): boolean =>
    (asked?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return asksInFragment(selection.name.value);
      if (selection.kind === Kind.FIELD && fields.includes(selection.name.value)) return true;
      return asks(selection.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => asks(selectionSet));
}
